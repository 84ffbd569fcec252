import type { SecretKeys } from '#server/secret-keys.ts';
import { isSigned, sign } from '#server/secret-keys.ts';

/** What a device sends back to say that a message is there: good for nothing else. */
export const receiptFor = (secretKeys: SecretKeys, delivery: number): string =>
  `${delivery}.${sign(secretKeys, textOf(`${delivery}`))}`;

/** Which delivery; null for what is not ours. */
export function readReceipt(secretKeys: SecretKeys, clave: string): number | null {
  const [number = '', signature = ''] = clave.split('.');
  return isSigned(secretKeys, textOf(number), signature) ? Number(number) : null;
}

const textOf = (number: string): string => `push\n${number}`;
