import type { Db, Trx } from '#server/db/pool.ts';
import { decidedWhen, whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { peopleOf } from './people.ts';

interface Case {
  readonly id: number;
  readonly payment_id: number;
  readonly proposal_id: number | null;
}

/** Keeps whose evidence is on its way before the provider is asked, because its answer may be lost. */
export const keepOnItsWay = (db: Db, id: number, by: number, evidence: string) =>
  db
    .updateTable('chargeback')
    .set({ evidence, submitted_by: by })
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .execute();

/** The provider took none. */
export const forgetOnItsWay = (db: Db, id: number) =>
  db
    .updateTable('chargeback')
    .set({ evidence: null, submitted_by: null })
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .execute();

/** Stores once that the bank has the evidence: what was on its way here, or what somebody handed in at the provider. */
export async function handedIn(trx: Trx, row: Case, now: Date): Promise<void> {
  const stored = await trx
    .updateTable('chargeback')
    .set({ submitted_at: now })
    .where('id', '=', row.id)
    .where('submitted_at', 'is', null)
    .returning('submitted_by')
    .executeTakeFirst();
  if (!stored || stored.submitted_by === null) return;
  await audit(trx, {
    adminId: stored.submitted_by,
    action: 'entregar_pruebas',
    subjectId: String(row.id),
    people: await peopleOf(trx, row),
    now,
  });
}

/** Who handed it in, and when, for who comes second. */
export async function handedInWords(
  db: Db,
  {
    submitted_at: at,
    submitted_by: by,
  }: { submitted_at: Date | null; submitted_by: number | null },
): Promise<string> {
  if (at === null) return '';
  return by === null
    ? `Se entregaron en Stripe el ${decidedWhen(at)}.`
    : whoDid(db, { at, by }, 'las entregó');
}
