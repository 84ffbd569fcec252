/** The window in which first contacts are counted, in milliseconds: always the last 24 hours. */
export const FIRST_CONTACT_WINDOW_MS = 24 * 3_600_000;

const A_DAY: Readonly<Record<number, number>> = { 1: 20, 2: 10 };

/**
 * How many conversations an account may begin in 24 hours, by its rol, against spam; an administrator
 * (rol 4) has no limit. Professionals contact clients unasked, so they have fewer; a client's request to
 * four professionals counts four. Messages in an existing conversation do not count.
 */
export const firstContactsADay = (rol: number): number => A_DAY[rol] ?? Number.POSITIVE_INFINITY;

/**
 * When the account may begin so many conversations, in milliseconds since 1970, and how many it may begin before; null
 * where it may now. `begun` are the moments of those in the window, oldest first; `asked` is not more than `most`.
 */
export function firstContactsLeft(
  begun: readonly number[],
  { asked, most }: { asked: number; most: number },
): { readonly quedan: number; readonly libreAt: number } | null {
  const last = begun[begun.length + asked - most - 1];
  return last === undefined
    ? null
    : { quedan: most - begun.length, libreAt: last + FIRST_CONTACT_WINDOW_MS };
}

/** What decides who may write first: the rol, and for a professional whether the team has validated them. */
interface Writer {
  readonly rol: number;
  readonly validado: boolean;
}

const [CLIENT, PROFESSIONAL, ADMIN] = [1, 2, 4];

/**
 * Why `writer` may not begin a conversation with `other` (decisions §2): null, or the error code. Clients begin
 * with validated professionals, professionals only once they are validated themselves, everybody with the team.
 */
export function whyNotBegin(
  writer: Writer,
  other: Writer,
): 'recipient_is_client' | 'professional_not_validated' | 'writer_not_validated' | null {
  if (writer.rol === ADMIN || other.rol === ADMIN) return null;
  if (writer.rol === PROFESSIONAL) return writer.validado ? null : 'writer_not_validated';
  if (other.rol === CLIENT) return 'recipient_is_client';
  return other.validado ? null : 'professional_not_validated';
}
