-- Asks one endpoint for another instant and place each time, so that no answer can be kept; every server gets the same
-- requests. Arguments: the path of the endpoint, then bearer tokens, used in turn; for the sign-in, forms in their place.
local COUNT = 8192
local requests = {}
local at = 0

-- A small generator of our own: every run and every thread asks the same.
local seed = 20260101
local function random(below)
  seed = (seed * 16807) % 2147483647
  return seed % below
end

local PLACES = { "che", "mum", "del", "kol", "ban", "hyd", "pun", "lon", "new y", "sao", "tok", "varan", "mad", "ber" }

local function query(path)
  if path:match("/places$") then
    return "?q=" .. PLACES[1 + random(#PLACES)]:gsub(" ", "%%20") .. "&limit=" .. (1 + random(20))
  end
  local place = string.format("?lat=%.4f&lon=%.4f", random(120000) / 1000 - 60, random(360000) / 1000 - 180)
  -- Nobody has a current period before birth.
  local years = path:match("/current$") and 100 or 140
  local day = string.format("%04d-%02d-%02d", 1920 + random(years), 1 + random(12), 1 + random(28))
  if path:match("/range$") then
    return place .. "&days=30&start_date=" .. day
  end
  if path:match("/astro/") then
    return string.format("%s&dateandtime=%sT%02d:%02d:%02dZ", place, day, random(24), random(60), random(60))
  end
  return ""
end

local function signing_in(path, form)
  return wrk.format("POST", path, {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["X-Forwarded-For"] = string.format("10.%d.%d.%d", random(256), random(256), random(256)),
  }, form)
end

function init(args)
  local path = args[1]
  local callers = #args - 1
  for i = 1, COUNT do
    local caller = args[i % callers + 2]
    if path:match("/auth/token$") then
      requests[i] = signing_in(path, caller)
    else
      requests[i] = wrk.format("GET", path .. query(path), { ["Authorization"] = "Bearer " .. caller, ["Accept"] = "*/*" })
    end
  end
end

function request()
  at = at % COUNT + 1
  return requests[at]
end
