import type { SecretKeys } from '#server/secret-keys.ts';
import { type ChosenGroup, CHOSEN_GROUPS } from '#domain/notifications/groups.ts';
import { isSigned, sign } from '#server/secret-keys.ts';

/** Whose mails of which kind end. */
interface Ended {
  readonly keylogin: string;
  readonly grupo: ChosenGroup;
}

/**
 * What the address that ends mails carries. It never expires, since people keep mails for years, and is good for
 * nothing else: whoever has it can turn these mails off, and learns nothing.
 */
export const unsubscribeToken = (secretKeys: SecretKeys, { keylogin, grupo }: Ended): string =>
  `${keylogin}.${grupo}.${sign(secretKeys, textOf(keylogin, grupo))}`;

/** Null for a token that is not ours. */
export function readToken(secretKeys: SecretKeys, token: string): Ended | null {
  const [keylogin = '', named = '', signature = ''] = token.split('.');
  const grupo = CHOSEN_GROUPS.find((one) => one === named);
  if (grupo === undefined) return null;
  return isSigned(secretKeys, textOf(keylogin, grupo), signature) ? { keylogin, grupo } : null;
}

const textOf = (keylogin: string, grupo: string): string => `unsubscribe\n${keylogin}\n${grupo}`;
