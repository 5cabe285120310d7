import json
from datetime import datetime

from gas import readings
from gas.meters import METER_ID


def take(db, archive, message):
    """Takes a message of a meter: `{"meter", "at", "litres"}`."""
    values = json.loads(message)
    meter, sent_at = values["meter"], datetime.fromisoformat(values["at"])
    if not METER_ID.fullmatch(meter):
        raise ValueError(f"not the number of a meter: {meter}")
    archive.keep(meter, sent_at.date(), message)
    readings.receive(db, meter, sent_at, int(values["litres"]))
