-- Asks for the planets of another instant each time, so that no answer can be kept; the same requests for both servers.
local COUNT = 8192
local requests = {}
local at = 0

-- A small generator of our own: every run and every thread asks the same.
local seed = 20260101
local function random(below)
  seed = (seed * 16807) % 2147483647
  return seed % below
end

function init(args)
  for i = 1, COUNT do
    local token = args[i % #args + 1]
    local headers = { ["Authorization"] = "Bearer " .. token, ["Accept"] = "application/json" }
    local path = string.format(
      "/api/v1/astro/planets?lat=%.4f&lon=%.4f&dateandtime=%04d-%02d-%02dT%02d:%02d:%02dZ",
      random(120000) / 1000 - 60, random(360000) / 1000 - 180,
      1920 + random(140), 1 + random(12), 1 + random(28), random(24), random(60), random(60))
    requests[i] = wrk.format("GET", path, headers)
  end
end

function request()
  at = at % COUNT + 1
  return requests[at]
end
