import { createHmac } from 'node:crypto';
import { isSameSignature } from '#server/equal.ts';

/** What a device sends back to say that a message is there: good for nothing else. */
export const receiptFor = (secretKey: string, delivery: number): string =>
  `${delivery}.${sign(secretKey, `${delivery}`)}`;

/** Which delivery; null for what is not ours. */
export function readReceipt(secretKey: string, clave: string): number | null {
  const [number = '', signature = ''] = clave.split('.');
  return isSameSignature(signature, sign(secretKey, number)) ? Number(number) : null;
}

const sign = (secretKey: string, number: string): string =>
  createHmac('sha256', secretKey).update(`push\n${number}`).digest('base64url');
