"""What the generated Python client does, as fetch.ts does with TypeScript."""

import json
import os
from datetime import date

from openapi_client import ApiClient, ApiException, AstrologyApi, AuthenticationApi, Ayanamsa, Configuration, Graha, TimeScale

LINES = '{"id":"a","dateandtime":"1990-05-17T05:00:00Z","lat":13.0878,"lon":80.2785}\n{"id":2,"lat":91}\n'
BIRTH = {"lat": 13.0878, "lon": 80.2785, "dateandtime": "1990-05-17T05:00:00Z"}
DAYS = {"lat": 13.0878, "lon": 80.2785, "start_date": date(2026, 1, 1), "days": 2}


def check(what, holds):
    if not holds:
        raise AssertionError(f"{what} is not as it should be")
    print("ok", what)


astro = AstrologyApi(ApiClient(Configuration(host=os.environ["BASE"], api_key={"key": os.environ["KEY"]})))
planets = astro.get_planets(**BIRTH, ayanamsa=Ayanamsa.RAMAN)
check("JSON", isinstance(planets[4].nakshatra_lord, Graha))
check("SVG", astro.get_chart(**BIRTH).startswith(b"<svg"))
check("PDF", astro.get_report(**BIRTH).startswith(b"%PDF"))
check("CSV", len(astro.get_panchanga_range_csv(**DAYS).splitlines()) == 3)
check("ICS", astro.get_panchanga_range_calendar(**DAYS).startswith(b"BEGIN:VCALENDAR"))
answers = [json.loads(line) for line in astro.batch(LINES.encode()).splitlines()]
check("NDJSON", answers[0]["id"] == "a" and answers[1]["problem"]["status"] == 400)
try:
    astro.get_lunar_nodes(time_scale=TimeScale.UT, dateandtime="no time")
    check("errors", False)
except ApiException as refused:
    check("errors", refused.status == 400 and refused.data.errors[0].var_field == "dateandtime")
both = Configuration(host=os.environ["BASE"], api_key={"key": os.environ["KEY"]}, access_token=os.environ["KEY"])
check("keys", AuthenticationApi(ApiClient(both)).me().username == "admin")
