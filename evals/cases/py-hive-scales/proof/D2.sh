# The longest message does not fit into 70 bytes.
from hives.message import message
from hives.packet import reading
name = "Obere Linde am Waldrand2"
sent = message([reading(f"{name};0;132000".encode()), reading(f"{name};600;100000".encode())])
print(len(sent), "bytes, of which arrive:", sent[:70].decode())
sys.exit(0 if len(sent) <= 70 else 10)
