import { createHmac } from 'node:crypto';
import { type ChosenGroup, CHOSEN_GROUPS } from '#domain/notifications/groups.ts';
import { isSameSignature } from '#server/equal.ts';

/** Whose mails of which kind end. */
interface Ended {
  readonly keylogin: string;
  readonly grupo: ChosenGroup;
}

/**
 * What the address that ends mails carries. It never expires, since people keep mails for years, and is good for
 * nothing else: whoever has it can turn these mails off, and learns nothing.
 */
export const unsubscribeToken = (secretKey: string, { keylogin, grupo }: Ended): string =>
  `${keylogin}.${grupo}.${sign(secretKey, keylogin, grupo)}`;

/** Null for a token that is not ours. */
export function readToken(secretKey: string, token: string): Ended | null {
  const [keylogin = '', named = '', signature = ''] = token.split('.');
  const grupo = CHOSEN_GROUPS.find((one) => one === named);
  if (grupo === undefined) return null;
  const right = sign(secretKey, keylogin, grupo);
  return isSameSignature(signature, right) ? { keylogin, grupo } : null;
}

const sign = (secretKey: string, keylogin: string, grupo: string): string =>
  createHmac('sha256', secretKey).update(`unsubscribe\n${keylogin}\n${grupo}`).digest('base64url');
