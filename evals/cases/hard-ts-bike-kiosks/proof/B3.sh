# A batch with a line that is none is answered as an error of the server.
import { routes } from './src/http/routes.ts';
console.error = () => undefined;
const body = writeBatch('riverside', 1, [{ kind: 'stop', bike: 'Lotte', km: -1, at: '2025-07-01T08:00:00' }], 'k1');
const { status } = await routes(desk, sync, keys)({ path: '/batches', kiosk: 'riverside', body });
console.log('status', status);
process.exitCode = status >= 400 && status < 500 ? 0 : 10;
