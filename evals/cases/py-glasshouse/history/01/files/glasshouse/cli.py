import sys
from pathlib import Path

from glasshouse.beds import load
from glasshouse.hardware import HardwareError, open_valve, soil

WET_ENOUGH = 60


def main(file: str) -> int:
    """Waters the beds of a file. Answers the exit status: 1 if a bed could not be watered."""
    failed = 0
    for bed in load(Path(file)):
        # A broken sensor must not leave the other beds dry.
        try:
            if soil(bed.sensor) < WET_ENOUGH:
                open_valve(bed.valve, bed.minutes * 60)
        except HardwareError as error:
            print(f"{bed.name}: {error}", file=sys.stderr)
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
