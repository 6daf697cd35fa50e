"""Makes the Parquet files beside it with pyarrow 25 (pip install pyarrow): the same twenty births, encoded in many ways.

    python3 make.py
"""


import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

COUNT = 20
ids = pa.array([f"p{i % 7}" for i in range(COUNT)])
seconds = [-(i + 1) * 12345678 for i in range(COUNT)]
times = pa.array([s * 1_000_000 for s in seconds], pa.timestamp("us"))
texts = pc.strftime(times, format="%Y-%m-%dT%H:%M:%SZ")
lat = pa.array([i * 1.5 - 20 for i in range(COUNT)])
lon = pa.array([i * 7.25 - 60 for i in range(COUNT)])


def write(name, when, **options):
    table = pa.table({"id": ids, "lat": lat, "lon": lon, "dateandtime": when})
    pq.write_table(table, name + ".parquet", **options)


write("snappy", times)
write("zstd-v2", times.cast(pa.timestamp("ns")), compression="zstd", data_page_version="2.0")
write("gzip", times.cast(pa.timestamp("ms")), compression="gzip", use_dictionary=False)
write(
    "lz4-texts",
    pc.replace_substring_regex(texts, r"\.\d+", ""),
    compression="lz4",
    use_dictionary=False,
    column_encoding={"id": "DELTA_BYTE_ARRAY", "dateandtime": "DELTA_LENGTH_BYTE_ARRAY", "lat": "BYTE_STREAM_SPLIT", "lon": "PLAIN"},
)
write("int96", times, use_deprecated_int96_timestamps=True, compression="none", row_group_size=6)
write(
    "deltas",
    times,
    use_dictionary=False,
    column_encoding={"dateandtime": "DELTA_BINARY_PACKED", "id": "PLAIN", "lat": "PLAIN", "lon": "PLAIN"},
)
nested = pa.array([{"a": 1, "b": [1, 2]}] * COUNT)
flags = pa.array([True, None] * (COUNT // 2))
pq.write_table(pa.table({"nest": nested, "id": ids, "flag": flags, "lat": lat, "lon": lon, "dateandtime": times}), "nested.parquet")
with open("births.csv", "w") as out:
    out.write("id,dateandtime,lat,lon\n")
    for row in zip(ids.to_pylist(), texts.to_pylist(), lat.to_pylist(), lon.to_pylist()):
        out.write(",".join(str(cell) for cell in row) + "\n")
