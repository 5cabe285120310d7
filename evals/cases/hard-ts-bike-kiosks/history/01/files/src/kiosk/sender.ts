import { signatureOf } from '../http/signature.js';

/** `again` is what the server has to be asked once more: it had an error, or nothing was heard of it. */
export type Outcome =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'again' };

export type Sender = { send(path: string, body: string): Promise<Outcome> };

export class HttpSender implements Sender {
  readonly #of: { readonly server: string; readonly kiosk: string; readonly key: string };

  constructor(of: { readonly server: string; readonly kiosk: string; readonly key: string }) {
    this.#of = of;
  }

  async send(path: string, body: string): Promise<Outcome> {
    const { server, kiosk, key } = this.#of;
    const headers = { 'x-kiosk': kiosk, 'x-signature': signatureOf(body, key).toString('hex') };
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`${server}${path}`, { method: 'POST', body, headers, signal }).catch(() => undefined);
    const said: unknown = await answer?.json().catch(() => undefined);
    if (answer?.status === 200 && said !== undefined) return { kind: 'done', body: said };
    if (answer === undefined || answer.status < 400 || answer.status >= 500) return { kind: 'again' };
    return { kind: 'refused', message: (said as { message?: string } | undefined)?.message ?? 'refused' };
  }
}
