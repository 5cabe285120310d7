import { timingSafeEqual } from 'node:crypto';
import { readSignature, signatureOf } from '../http/signature.js';
import { readEvent, type KioskEvent, type WrittenEvent } from './event.js';

/** Events of one kiosk, in the order in which they happened. */
export type Batch = { readonly kiosk: string; readonly seq: number; readonly events: readonly KioskEvent[] };

/** A text that is no batch of a kiosk of ours. */
export class BatchRefused extends Error {}

/** @throws BatchRefused */
export function readBatch(text: string, keys: ReadonlyMap<string, string>): Batch {
  const [head = '', ...lines] = text.split('\n');
  const [kiosk = '', number = '', signature] = head.split(' ');
  const key = keys.get(kiosk);
  if (key === undefined) throw new BatchRefused(`there is no kiosk ${kiosk}`);
  const seq = Number(number);
  if (!Number.isSafeInteger(seq) || seq < 1) throw new BatchRefused(`${number} is no number of a batch`);
  const signed = signatureOf(signedText(kiosk, seq, lines), key);
  if (!timingSafeEqual(readSignature(signature), signed)) throw new BatchRefused('the signature is another one');
  return { kiosk, seq, events: lines.map((line, i) => eventIn(line, i + 2)) };
}

export function writeBatch(
  kiosk: string,
  seq: number,
  events: readonly WrittenEvent[],
  key: string,
): string {
  const lines = events.map((event) => JSON.stringify(event));
  const signature = signatureOf(signedText(kiosk, seq, lines), key).toString('hex');
  return [`${kiosk} ${seq} ${signature}`, ...lines].join('\n');
}

function signedText(kiosk: string, seq: number, lines: readonly string[]): string {
  return [`${kiosk} ${seq}`, ...lines].join('\n');
}

function eventIn(line: string, at: number): KioskEvent {
  const event = readEvent(line);
  if (event === undefined) throw new BatchRefused(`line ${at} is no event`);
  return event;
}
