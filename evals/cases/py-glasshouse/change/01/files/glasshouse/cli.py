import sys
from pathlib import Path

from glasshouse.beds import load
from glasshouse.dose import dose
from glasshouse.forecast import degrees
from glasshouse.hardware import HardwareError, open_valve, soil


def main(file: str, forecast: str = "forecast.json") -> int:
    """Waters the beds of a file. Answers the exit status: 1 if a bed could not be watered."""
    failed = 0
    today = degrees(Path(forecast))
    for bed in load(Path(file)):
        # A broken sensor must not leave the other beds dry.
        try:
            amount = dose(bed, soil(bed.sensor), today)
            if amount > 0:
                open_valve(bed.valve, amount)
        except HardwareError as error:
            print(f"{bed.name}: {error}", file=sys.stderr)
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
