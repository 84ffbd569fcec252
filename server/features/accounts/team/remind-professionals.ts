import { type SqlBool, sql } from 'kysely';
import { remindProfessionals as call } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import type { Validacion } from '#contract/views.ts';
import { missingOf, missingWords, type NotToRemind } from '#domain/profile/missing.ts';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { nameOfListed, type ListedPersonRow } from '../listed-person.ts';
import { sendSetUpLink } from '../set-up/link.ts';
import { idState } from '../views.ts';

export const remindProfessionals = handle(
  call,
  async ({ personas }, { caller, db, now, services: { config } }) => {
    const keys = [...new Set(personas)];
    const people = await lockProfessionals(db, keys);
    if (people.length < keys.length) return fail('account_not_found');
    const missing = await missingById(
      db,
      people.map(({ id }) => id),
    );
    const toDo = ({ id }: Locked) => missing.get(id) ?? '';
    const able = people.filter((one) => whyNot(one, toDo(one)) === null);
    const claimed = await claim(
      db,
      able.map(({ id }) => id),
      { adminId: caller.id, now },
    );
    const told = able.filter(({ id }) => claimed.has(id));
    for (const person of told) {
      const { id: accountId, configurada } = person;
      const parameters = [person.nombre, toDo(person)];
      if (configurada) await notify(db, { accountId, evento: 'recordar_cuenta', parameters, now });
      // Without a password they cannot do any of it.
      else await sendSetUpLink(db, person, { config, now });
      await audit(db, {
        adminId: caller.id,
        action: configurada ? 'recordar_cuenta' : 'enviar_enlace',
        subjectId: person.keylogin,
        people: [accountId],
        now,
      });
    }
    return {
      recordados: told.length,
      enlaces: told.filter(({ configurada }) => !configurada).length,
      ya_recordados: able.length - told.length,
      sin_recordar: people.flatMap((one) => {
        const why = whyNot(one, toDo(one));
        return why === null
          ? []
          : [{ keylogin: one.keylogin, nombre: nameOfListed(one), por_que_no: why }];
      }),
    };
  },
);

/** Why there is nothing to remind somebody of; null where there is. */
function whyNot(
  { deleted_at, suspended_at, configurada }: Locked,
  toDo: string,
): NotToRemind | null {
  if (deleted_at !== null) return 'eliminada';
  if (suspended_at !== null) return 'suspendida';
  return configurada && toDo === '' ? 'completa' : null;
}

interface Locked extends ListedPersonRow {
  readonly suspended_at: Date | null;
  /** Whether they have chosen a password. */
  readonly configurada: boolean;
}

/** Locks the professionals with these keys, in the order of their numbers, so that of two of the team one waits for the other. */
const lockProfessionals = (trx: Trx, keys: readonly string[]): Promise<Locked[]> =>
  trx
    .selectFrom('account')
    .select(['id', 'keylogin', 'nombre', 'apellidos', 'email', 'suspended_at'])
    .select(sql<string | null>`deleted_at`.as('deleted_at'))
    .select(sql<boolean>`pass_hash is not null`.as('configurada'))
    .where(sql<SqlBool>`keylogin = any(${keys}::text[])`)
    .where('rol', '=', ROL.professional)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** What each of these accounts lacks, in words. */
async function missingById(trx: Trx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await trx
    .selectFrom('profile as p')
    .leftJoin('id_reading as l', 'l.account_id', 'p.account_id')
    .leftJoin('payment_method as pm', 'pm.account_id', 'p.account_id')
    .select([
      'p.account_id',
      'p.identificacion_frontal',
      'p.identificacion_trasera',
      'p.validacion',
    ])
    .select(['l.estado as reading_estado', 'pm.returned_payout_id'])
    .select(sql<boolean>`pm.account_id is not null`.as('with_method'))
    .select(
      sql<boolean>`exists (select from portfolio w join portfolio_image i on i.portfolio_id = w.id
        where w.account_id = p.account_id)`.as('fotos'),
    )
    .where(sql<SqlBool>`p.account_id = any(${ids}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ account_id, validacion, with_method, returned_payout_id, fotos, ...id }) => [
      account_id,
      missingWords(
        missingOf({
          identificacion: idState(id),
          validacion: validacion as Validacion,
          metodo: !with_method ? 'falta' : returned_payout_id !== null ? 'devuelto' : 'listo',
          fotos,
        }),
      ),
    ]),
  );
}

/** Of these accounts, which nobody has reminded today, nor sent a link to choose a password. */
async function claim(
  trx: Trx,
  ids: readonly number[],
  { adminId, now }: { adminId: number; now: Date },
): Promise<ReadonlySet<number>> {
  const dia = mexicoDay(now.getTime());
  const rows = await trx
    .insertInto('professional_reminder')
    .columns(['account_id', 'dia', 'admin_id', 'created_at'])
    .expression(
      sql`select id, ${dia}::date, ${adminId}::bigint, ${now}::timestamptz from unnest(${ids}::bigint[]) id
        where not exists (select from setup_link l where l.account_id = id
          and l.created_at >= ${new Date(startOfMexicoDay(dia))})`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
