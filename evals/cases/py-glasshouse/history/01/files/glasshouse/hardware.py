import subprocess
from pathlib import Path

BIN = Path(__file__).resolve().parent.parent / "bin"


class HardwareError(Exception):
    pass


def _run(name: str, *args: int) -> str:
    done = subprocess.run([BIN / name, *map(str, args)], capture_output=True, text=True)
    if done.returncode != 0:
        raise HardwareError(f"{name}: {done.stderr.strip()}")
    return done.stdout


def soil(sensor: int) -> int:
    """How wet the soil is, in per cent. Sensors drift: a value may lie a little below 0 or above 100."""
    return int(_run("sensor", sensor))


def open_valve(valve: int, seconds: int) -> None:
    """Keeps a valve open for whole seconds, and returns at once."""
    _run("valve", valve, seconds)
