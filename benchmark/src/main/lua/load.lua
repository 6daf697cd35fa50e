-- Asks one endpoint for another instant and place each time, so that no answer can be kept; every server gets the same
-- requests. Arguments: the path of the endpoint, then bearer tokens, used in turn.
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
  return string.format(
    "?lat=%.4f&lon=%.4f&dateandtime=%04d-%02d-%02dT%02d:%02d:%02dZ",
    random(120000) / 1000 - 60, random(360000) / 1000 - 180,
    1920 + random(140), 1 + random(12), 1 + random(28), random(24), random(60), random(60))
end

function init(args)
  local path = args[1]
  local tokens = #args - 1
  for i = 1, COUNT do
    local token = args[i % tokens + 2]
    local headers = { ["Authorization"] = "Bearer " .. token, ["Accept"] = "*/*" }
    requests[i] = wrk.format("GET", path .. query(path), headers)
  end
end

function request()
  at = at % COUNT + 1
  return requests[at]
end
