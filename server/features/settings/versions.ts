import { isDeepStrictEqual } from 'node:util';
import type { Contacto, Preguntas } from '#contract/settings.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName, whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { NO_CONTACT } from '#server/operator.ts';

/** What each setting holds. */
interface Values {
  preguntas: Preguntas['valor'];
  contacto: Contacto['valor'];
}
type Setting = keyof Values;

interface Version<Id extends Setting> {
  readonly version: number;
  readonly valor: Values[Id];
  /** Null for what it began with. */
  readonly by: number | null;
  readonly autor: string | null;
  readonly at: Date | null;
}

/** What holds before anybody has written anything; the first questions are of a migration. */
const BEGINNING: { readonly [Id in Setting]: Values[Id] } = { preguntas: [], contacto: NO_CONTACT };

/** The newest version and the two before it, as far as there are. */
async function newest<Id extends Setting>(
  db: Db | Trx,
  id: Id,
): Promise<[Version<Id>, ...Version<Id>[]]> {
  const rows = await db
    .selectFrom('setting as s')
    .leftJoin('account as a', 'a.id', 's.author_id')
    .select(['s.version', 's.valor', 's.author_id', 's.created_at'])
    .select(['a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where('s.id', '=', id)
    .orderBy('s.version', 'desc')
    .limit(3)
    .execute();
  const found = rows.map(({ version, valor, author_id, created_at, ...author }): Version<Id> => {
    const { nombre, apellidos, deleted_at } = author;
    const autor =
      nombre === null ? null : visibleName({ nombre, apellidos: apellidos ?? '', deleted_at });
    return { version, valor: valor as unknown as Values[Id], by: author_id, autor, at: created_at };
  });
  const beginning = { version: 0, valor: BEGINNING[id], by: null, autor: null, at: null };
  const [last, ...before] = found;
  if (last === undefined) return [beginning];
  // The version 1 that a migration has written is the beginning itself.
  const oldest = found.at(-1);
  return oldest?.version === 1 && oldest.by !== null
    ? [last, ...before, beginning]
    : [last, ...before];
}

/** A setting as the team reads it. */
export async function settingView<Id extends Setting>(db: Db | Trx, id: Id) {
  const [{ version, valor, by, autor, at }, before] = await newest(db, id);
  return {
    version,
    valor,
    autor,
    createAt: by === null ? null : (at?.toISOString() ?? null),
    anterior: before?.valor ?? null,
  };
}

interface Change<Id extends Setting> {
  /** The version that was looked at. */
  readonly version: number;
  /** The next value, made of the one that was looked at and the one before it. */
  readonly next: (last: Values[Id], before: Values[Id] | undefined) => Values[Id];
  readonly adminId: number;
  readonly action: AuditAction;
  /** What the audit log keeps of a value. */
  readonly audited: (value: Values[Id]) => object;
  readonly now: Date;
}

/**
 * Writes the next version, unless somebody has written another one since that which was looked at: then it says who. The
 * same press again finds it written and changes nothing.
 */
export async function writeSetting<Id extends Setting>(
  trx: Trx,
  id: Id,
  change: Change<Id>,
): Promise<void> {
  const { version, next, adminId, action, audited, now } = change;
  const [last, before, earlier] = await newest(trx, id);
  if (last.version !== version) {
    const isOwn = last.version === version + 1 && last.by === adminId && before !== undefined;
    if (isOwn && isDeepStrictEqual(next(before.valor, earlier?.valor), last.valor)) return;
    const { by, at } = last;
    // Whoever undoes has typed nothing.
    const late = next === theOneBefore ? 'setting_undo_late' : 'setting_changed';
    return by === null || at === null
      ? fail(late)
      : failSaying(late, await whoDid(trx, { by, at }, 'lo cambió'));
  }
  const valor = next(last.valor, before?.valor);
  if (isDeepStrictEqual(valor, last.valor)) return;
  const written = await trx
    .insertInto('setting')
    .values({
      id,
      version: version + 1,
      valor: JSON.stringify(valor),
      author_id: adminId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  // Of two at once, the second finds what the first has written.
  if (!written) return writeSetting(trx, id, change);
  await audit(trx, {
    adminId,
    action,
    subjectId: id,
    people: [],
    before: audited(last.valor),
    after: audited(valor),
    now,
  });
}

/** `next` of «Deshacer el último cambio». */
export const theOneBefore = <Value>(_last: Value, before: Value | undefined): Value =>
  before ?? fail('setting_unchanged');
