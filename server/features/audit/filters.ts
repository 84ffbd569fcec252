import type { ParsedInputOf } from '#contract/call.ts';
import type { exportAudit } from '#contract/audit.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { searchText } from '#lib/search-text.ts';
import { failAt } from '#server/calls/failure.ts';
import type { Db } from '#server/db/pool.ts';
import { accountByKey, accountsByText, type EntryFilter } from './queries.ts';

/** Shorter texts match half of all names. */
const TEXT_MIN = 3;
/** More people are refused: their entries would be looked up one by one. */
const PEOPLE_MAX = 50;
const NOBODY = -1;

/** The filters of a call as database ids and instants. */
export async function resolveFilters(
  db: Db,
  { admin, accion, persona = '', desde, hasta }: ParsedInputOf<typeof exportAudit>,
): Promise<Omit<EntryFilter, 'antes'>> {
  return {
    adminId: admin === undefined ? undefined : ((await accountByKey(db, admin))?.id ?? NOBODY),
    action: accion,
    people: persona === '' ? undefined : await peopleMeant(db, persona),
    from: desde ? new Date(startOfMexicoDay(desde)) : undefined,
    until: hasta ? new Date(startOfMexicoDay(hasta) + DAY) : undefined,
  };
}

/** The accounts meant by a key, an e-mail or a part of a name; a key may be of a deleted account. */
export async function peopleMeant(db: Db, persona: string): Promise<number[]> {
  const byKey = await accountByKey(db, persona);
  if (byKey) return [byKey.id];
  if (searchText(persona).length < TEXT_MIN) return failAt('persona', 'audit_person_too_short');
  const found = await accountsByText(db, persona, PEOPLE_MAX + 1);
  if (found.length > PEOPLE_MAX) return failAt('persona', 'audit_person_too_many');
  return found.map(({ id }) => id);
}
