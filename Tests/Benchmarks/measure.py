"""Runs commands in turn and prints a Markdown table of their medians: `measure.py BASE FOLDER ROUNDS NAME=BINARY...`.

A ratio is the median of the ratios of wall time within a round, in which each command runs once. Wall and CPU time are
in ms, the peak of memory in MB, for a pipeline the sum of its commands. `check` for ROUNDS is one round, without what
takes long. Imports little, since the system counts the memory of the process that starts a command as the command's own.
"""

import os
import shutil
import sys
import time

BASE, FOLDER = sys.argv[1:3]
IS_CHECK = sys.argv[3] == "check"
ROUNDS = 1 if IS_CHECK else int(sys.argv[3])
FORMS = [form.split("=", 1) for form in sys.argv[4:]]

QUERY = "vs_currency=usd&order=market_cap_desc&per_page=250&sparkline=true&price_change_percentage=24h"
LIST = f"{BASE}/coins/markets?{QUERY}&page=1"
PAGES = f"{BASE}/coins/markets?{QUERY}&page="
DETAIL = [f"{BASE}/coins/markets?{QUERY}&ids=bitcoin", f"{BASE}/coins/bitcoin"]
FETCH = ["curl", "-s", "--compressed"]
FIELDS = "market_cap_rank,name,symbol,current_price,price_change_percentage_24h,market_cap,total_volume"
ROWS = ["jq", "-r", ".[]|[" + ",".join("." + field for field in FIELDS.split(",")) + "]|@tsv"]
COLUMNS = ["column", "-t", "-s", "\t"]

# What `coins` is given, whether an answer lies in its cache, what does the same by hand, and how many rounds stand for
# one that is run.
CASES = [
    (["list"], False, [FETCH + [LIST], ROWS, COLUMNS], "curl | jq | column", 1),
    (["list"], True, [FETCH + [LIST], ROWS, COLUMNS], "curl | jq | column", 1),
    (["list"], False, [FETCH + [LIST]], "curl", 1),
    (["list", "--json"], False, [FETCH + [LIST], ["jq", "."]], "curl | jq .", 1),
    (["detail", "bitcoin"], False, [FETCH + DETAIL, ["jq", "."]], "curl | jq .", 1),
    (["list", "--top", "5000"], False, [FETCH + [PAGES + "[1-20]"], ROWS, COLUMNS], "curl | jq | column", 8),
    (["list", "--top", "10000"], False, [FETCH + [PAGES + "[1-40]"], ROWS, COLUMNS], "curl | jq | column", 8),
    (["list", "--top", "10000", "--json"], False, [FETCH + [PAGES + "[1-40]"], ["jq", "."]], "curl | jq .", 8),
    (["--version"], False, [["curl", "--version"]], "curl --version", 1),
]


def run(pipeline, environment, output="/dev/null"):
    """Runs commands that feed each other; gives wall and CPU time in ms, and the sum of their memory peaks in MB."""
    source, start, children = os.open("/dev/null", os.O_RDONLY), time.perf_counter(), []
    for index, command in enumerate(pipeline):
        if index + 1 < len(pipeline):
            following, sink = os.pipe()
        else:
            following, sink = None, os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        actions = [(os.POSIX_SPAWN_DUP2, source, 0), (os.POSIX_SPAWN_DUP2, sink, 1)]
        children.append(os.posix_spawnp(command[0], command, environment, file_actions=actions))
        os.close(source)
        os.close(sink)
        source = following
    ends = [os.wait4(child, 0) for child in children]
    wall = time.perf_counter() - start
    if any(status for _, status, _ in ends):
        sys.exit(f"this failed: {pipeline}")
    cpu = sum(usage.ru_utime + usage.ru_stime for _, _, usage in ends)
    return wall * 1000, cpu * 1000, sum(usage.ru_maxrss for _, _, usage in ends) / 1024


def median(values):
    values = sorted(values)
    middle = len(values) // 2
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


def measured(arguments, is_cached, by_hand, rounds):
    """A list of runs for each form of `coins`, then for what is done by hand."""
    cache = f"{FOLDER}/cache"
    environment = {
        "PATH": os.environ["PATH"], "HOME": FOLDER, "LANG": "C.UTF-8", "XDG_CACHE_HOME": cache,
        "COINGECKO_BASE_URL": BASE,
    }
    pipelines = [[[os.path.abspath(binary), *arguments]] for _, binary in FORMS] + [by_hand]
    results = [[] for _ in pipelines]
    shutil.rmtree(cache, ignore_errors=True)
    for pipeline in pipelines:
        run(pipeline, environment, f"{FOLDER}/output")
        if not os.path.getsize(f"{FOLDER}/output"):
            sys.exit(f"this printed nothing: {pipeline}")
    if is_cached and not os.path.exists(f"{cache}/coins"):
        sys.exit("nothing was cached")
    for _ in range(rounds):
        for pipeline, result in zip(pipelines, results):
            if not is_cached:
                shutil.rmtree(cache, ignore_errors=True)
            result.append(run(pipeline, environment))
    return results


def cell(runs):
    wall, cpu, memory = (median(values) for values in zip(*runs))
    return f"{wall:.1f} ms, {cpu:.1f} CPU, {memory:.0f} MB"


def print_row(cells):
    print("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |", flush=True)


def main():
    names = [name for name, _ in FORMS]
    titles = ["`coins`", *names, "by hand", "takes", *(f"{name} ÷ hand" for name in names)]
    print_row(titles)
    print_row(["---"] * len(titles))
    for arguments, is_cached, by_hand, title, divisor in CASES:
        if IS_CHECK and divisor > 1:
            continue
        results = measured(arguments, is_cached, by_hand, max(1, ROUNDS // divisor))
        ratios = [median([a[0] / b[0] for a, b in zip(result, results[-1])]) for result in results[:-1]]
        command = "`" + " ".join(arguments) + "`" + (", cached" if is_cached else "")
        print_row(
            [command, *map(cell, results[:-1]), f"`{title}`", cell(results[-1]), *(f"{ratio:.2f}" for ratio in ratios)])


main()
