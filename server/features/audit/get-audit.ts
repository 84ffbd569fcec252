import { getAudit as call } from '#contract/admin/audit.ts';
import { DAY, startOfMexicoDay } from '#domain/mexico-time.ts';
import { searchText } from '#domain/search-text.ts';
import { failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { rolOf, visibleName } from '#server/features/accounts/index.ts';
import {
  accountByKey,
  accountsByText,
  administrators,
  entries,
  type EntryRow,
  type Named,
} from './queries.ts';

const PAGE = 20;
/** Fewer letters are in half of all names. */
const TEXT_MIN = 3;
/** Of more people the newest entries are not looked for one by one. */
const PEOPLE_MAX = 50;
const NOBODY = -1;

export const getAudit = handle(call, async (input, { db }) => {
  const { antes, admin, accion, persona = '', desde, hasta } = input;
  const rows = await entries(
    db,
    {
      antes,
      adminId: admin === undefined ? undefined : ((await accountByKey(db, admin))?.id ?? NOBODY),
      action: accion,
      people: persona === '' ? undefined : await peopleOf(db, persona),
      from: desde ? new Date(startOfMexicoDay(desde)) : undefined,
      until: hasta ? new Date(startOfMexicoDay(hasta) + DAY) : undefined,
    },
    PAGE + 1,
  );
  return {
    entradas: rows.slice(0, PAGE).map(entryView),
    hay_mas: rows.length > PAGE,
    administradores: (await administrators(db)).map((one) => ({
      keylogin: one.keylogin,
      nombre: visibleName(one),
    })),
  };
});

/** Who is meant by a key, an e-mail or a part of a name; a key is also that of a deleted account. */
async function peopleOf(db: Db, persona: string): Promise<number[]> {
  const byKey = await accountByKey(db, persona);
  if (byKey) return [byKey.id];
  if (searchText(persona).length < TEXT_MIN) return failAt('persona', 'audit_person_too_short');
  const found = await accountsByText(db, persona, PEOPLE_MAX + 1);
  if (found.length > PEOPLE_MAX) return failAt('persona', 'audit_person_too_many');
  return found.map(({ id }) => id);
}

const entryView = (row: EntryRow) => ({
  id: row.id,
  admin: personView(row.admin),
  accion: row.action,
  asunto: { tipo: row.subject, id: row.subject_id, nombre: row.subject_name },
  personas: row.personas.map(personView),
  antes: row.before,
  despues: row.after,
  createAt: row.created_at.toISOString(),
});

const personView = (person: Named) => ({
  keylogin: person.keylogin,
  nombre: visibleName(person),
  rol: rolOf(person),
});
