import { submitEvidence as call } from '#contract/chargebacks.ts';
import { ProviderRefused, ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { evidenceOf } from './evidence.ts';
import { evidenceSheet } from './evidence-sheet.ts';
import { forgetOnItsWay, handedIn, handedInWords, keepOnItsWay } from './handed-in.ts';
import { type ChargebackRow, chargebackById } from './queries.ts';
import { chargebackView } from './views.ts';

export const submitEvidence = handleOutside(
  call,
  async ({ id, huella }, { caller, db, now, services, log }) => {
    const row = (await chargebackById(db, id)) ?? fail('chargeback_not_found');
    if (row.submitted_at !== null)
      return failSaying('evidence_handed_in', await handedInWords(db, row));
    if (row.closed_at !== null) return fail('evidence_closed');
    const { evidence, pictures, huella: present } = await evidenceOf(db, row);
    if (present !== huella) return fail('evidence_changed');
    const sheet = await evidenceSheet(services, [...pictures.antes, ...pictures.despues]);
    await keepOnItsWay(db, id, caller.id, evidence.uncategorized_text);
    try {
      const given = Object.entries(evidence).filter(([, text]) => text !== '');
      await services.payments.submitEvidence(row.id_dispute, Object.fromEntries(given), sheet);
    } catch (error) {
      if (error instanceof ProviderUnreachable) {
        log.error({ err: error, chargeback: id }, 'payment provider unreachable');
        return fail('payment_provider_unreachable');
      }
      if (!(error instanceof ProviderRefused)) throw error;
      // Refused also because the bank has it already: of a try whose answer was lost.
      if (!(await bankHasIt(services, row))) {
        await forgetOnItsWay(db, id);
        return fail('evidence_closed');
      }
    }
    await inTransaction(db, async (trx) => {
      await handedIn(trx, row, now);
      await trx
        .updateTable('chargeback')
        .set({ estado: 'under_review' })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .execute();
    });
    const after = (await chargebackById(db, id)) ?? row;
    if (after.submitted_by !== caller.id)
      return failSaying('evidence_handed_in', await handedInWords(db, after));
    return { contracargo: chargebackView(after) };
  },
);

async function bankHasIt(
  { payments }: Pick<Services, 'payments'>,
  { id_payment, id_dispute }: ChargebackRow,
): Promise<boolean> {
  const disputes = id_payment === null ? [] : await payments.disputesOf(id_payment);
  return disputes.some(({ id, handedIn: has }) => id === id_dispute && has);
}
