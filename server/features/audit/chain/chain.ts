import { sql } from 'kysely';
import { mexicoDay } from '#lib/mexico-time.ts';
import { longDay } from '#lib/date-words.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mailTeam } from '#server/features/notifications/index.ts';
import { anchorLine } from './anchors.ts';

/** Chains the entries that are not yet, by short transactions of their own. */
export async function chainEntries(db: Db | Trx): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ chained: number }>`select chain_audit() as chained`.execute(db);
    if (!rows[0]?.chained) return;
  }
}

/**
 * Writes down where the chain is, once a day, and mails it to the team, so that it is kept where who can change the
 * database cannot.
 */
export async function anchorDay(db: Db, now: Date): Promise<void> {
  await chainEntries(db);
  const day = mexicoDay(now.getTime());
  await inTransaction(db, async (trx) => {
    const anchor = await trx
      .insertInto('audit_anchor')
      .columns(['day', 'entries', 'audit_id', 'hash', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('audit_log')
          .where('chain_position', 'is not', null)
          .orderBy('chain_position', 'desc')
          .limit(1)
          .select([
            sql<string>`${day}::date`.as('day'),
            'chain_position',
            'id',
            'hash',
            sql<Date>`${now}::timestamptz`.as('created_at'),
          ]),
      )
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning(['day', 'entries', 'hash'])
      .executeTakeFirst();
    // Nothing was ever recorded, or another process was first.
    if (!anchor) return;
    const line = anchorLine({ ...anchor, hash: anchor.hash.toString('hex') });
    await mailTeam(trx, {
      subject: `Ancla de la auditoría del ${longDay(day)}`,
      text: [
        'Guarda este correo donde nadie con acceso a la base de datos pueda cambiarlo. Con esta línea, npm run audit:verify -- --anchor ARCHIVO descubre si algo de lo anotado hasta este día se cambió o se borró después:',
        line,
      ].join('\n'),
      path: '/admin/auditoria',
    });
  });
}
