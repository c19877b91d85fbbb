"""Makes answers as large as the API's from the sample data: `samples.py FIXTURES FOLDER`.

Prices of sparklines get all the digits that the API writes, and the 250 coins become 10,000 by new ids. What is written
are bodies packed with gzip, in the layout of the API's paths.
"""

import gzip
import json
import pathlib
import sys

PAGES = 40


def with_all_digits(row):
    prices = (row.get("sparkline_in_7d") or {}).get("price")
    if not prices:
        return row
    # A factor just above 1 fills the digits that the sample data leaves out.
    return row | {"sparkline_in_7d": {"price": [price and price * 1.0000000123456789 for price in prices]}}


def on_page(row, page):
    if page == 1:
        return row
    rank = row.get("market_cap_rank")
    return row | {"id": f"{row['id']}-{page}", "market_cap_rank": rank and rank + 250 * (page - 1)}


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    path.write_bytes(gzip.compress(body, mtime=0))


def main(fixtures, folder):
    rows = [with_all_digits(row) for row in json.loads((fixtures / "coins/markets.json").read_text())]
    for page in range(1, PAGES + 1):
        write(folder / f"coins/markets/{page}.gz", [on_page(row, page) for row in rows])
    write(folder / "coins/markets/bitcoin.gz", [row for row in rows if row["id"] == "bitcoin"])
    write(folder / "coins/bitcoin.gz", json.loads((fixtures / "coins/bitcoin.json").read_text()))


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
