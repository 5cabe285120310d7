# Six o'clock on a module's clock in July is five o'clock UTC.
from hydro.clock import stamp
at = stamp(telegram.parse(telegram.write("A1", 1, "2025-07-01 06:00")).at)
print(at)
sys.exit(0 if at == "2025-07-01T05:00Z" else 10)
