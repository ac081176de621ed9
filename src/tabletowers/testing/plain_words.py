"""A plug-in of pytest that says in plain words what `tabletowers check` has found, instead of pytest's own report."""

from __future__ import annotations

import os
from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import Any

#: The environment variable with the file that holds the name of the test that runs, in case the process crashes.
RUNNING = "TABLETOWERS_CHECKING"
#: What the modules of the suite check.
SUBJECTS = {
    "declarations": "the declaration fits the rules",
    "texts": "the texts say everything",
    "contract": "games can be played, recorded and compared",
    "wellformed": "damaged states are refused",
    "secrets": "nothing hidden is shown",
    "scenes": "every position can be drawn, and every move made with it",
    "observations": "observations follow from the views",
    "compiling": "compiled and plain rules agree",
    "environments": "learning environments",
    "goldens": "golden playthroughs",
}
#: The most lines of an error, and the most cases that are listed for a test.
_MOST_LINES, _MOST_CASES = 12, 6


class PlainWords:
    """Collects the results of the suite and prints them."""

    def __init__(self) -> None:
        #: The module of each test.
        self._subjects: dict[str, str] = {}
        #: What the test that runs is about.
        self._subject = ""
        self._passed: Counter[str] = Counter()
        #: The errors by subject and test: the cases, and the error of the first.
        self._failed: dict[tuple[str, str], tuple[list[str], str]] = {}
        self._left_out: dict[str, None] = {}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Note what each test is about."""
        self._subjects = {item.nodeid: Path(item.path).stem for item in items}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note which test begins, and say how the subject before it has gone."""
        if (subject := self._subjects.get(nodeid, "")) != self._subject:
            self._say_subject()
            self._subject = subject
        if file := os.environ.get(RUNNING):
            Path(file).write_text(in_words(nodeid), "utf-8")

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Collect the result of a test."""
        subject = self._subjects.get(report.nodeid, "")
        if report.skipped:
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
            self._left_out[reason.removeprefix("Skipped: ")] = None
        elif report.failed:
            name, _, case = report.nodeid.partition("::")[2].partition("[")
            cases, _ = self._failed.setdefault((subject, name), ([], _error(report)))
            cases.append(case.removesuffix("]"))
        elif report.when == "call":
            self._passed[subject] += 1

    def pytest_collectreport(self, report: Any) -> None:
        """Collect an error that keeps tests from being found."""
        if report.failed:
            self._failed.setdefault(("", "the tests can't begin"), ([], _error(report)))

    def pytest_sessionfinish(self) -> None:
        """Print all errors, and what was left out."""
        self._say_subject()
        for (_, name), (cases, error) in self._failed.items():
            print(f"\n{in_words(name)}")
            if listed := [case for case in cases if case]:
                more = f" and {len(listed) - _MOST_CASES} more" if len(listed) > _MOST_CASES else ""
                print(f"  in {', '.join(listed[:_MOST_CASES])}{more}")
            print("\n".join(f"    {line}" for line in error.splitlines()))
        for reason in self._left_out:
            print(f"\nLeft out: {reason}")

    def _say_subject(self) -> None:
        """Print how the tests of one subject have gone."""
        failed = sum(len(cases) for (subject, _), (cases, _) in self._failed.items() if subject == self._subject)
        passed = self._passed[self._subject]
        words = SUBJECTS.get(self._subject, self._subject)
        if failed:
            print(f"  FAILED  {words}: {failed} of {failed + passed} tests failed", flush=True)
        elif passed:
            print(f"  ok      {words}: all right", flush=True)


def in_words(nodeid: str) -> str:
    """Return the name of a test as a sentence, with its case."""
    name, _, case = nodeid.rpartition("::")[2].partition("[")
    words = name.removeprefix("test_").replace("_", " ").replace("can not", "can't")
    return f"{words} ({case.removesuffix(']')})" if case else words


def _error(report: Any) -> str:
    """Return the error of a report: what was raised or compared, and where."""
    lines = str(report.longrepr).splitlines()
    said = [line.removeprefix("E").strip() for line in lines if line.startswith("E  ")] or lines[-_MOST_LINES:]
    # What a property test says besides: how to find the error again, which needs pytest itself.
    said = list(takewhile(lambda line: line != "Explanation:", said))
    shown = said[:_MOST_LINES] + (["…"] if len(said) > _MOST_LINES else [])
    place = lines[-1].strip() if lines and ": " in lines[-1] else ""
    return "\n".join([*shown, place] if place and place not in shown else shown)


def pytest_configure(config: Any) -> None:
    """Report in plain words."""
    config.pluginmanager.register(PlainWords(), "tabletowers-plain-words")
