import { submitEvidence as call } from '#contract/chargebacks.ts';
import { ProviderRefused, ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/features/audit/index.ts';
import { evidenceOf } from './evidence.ts';
import { evidenceSheet } from './evidence-sheet.ts';
import { peopleOf } from './people.ts';
import { chargebackById } from './queries.ts';
import { chargebackView } from './views.ts';

export const submitEvidence = handleOutside(
  call,
  async ({ id, huella }, { caller, db, now, services, log }) => {
    const row = (await chargebackById(db, id)) ?? fail('chargeback_not_found');
    if (row.submitted_at !== null) return fail('evidence_handed_in');
    if (row.closed_at !== null) return fail('evidence_closed');
    const { evidence, pictures, huella: present } = await evidenceOf(db, row);
    if (present !== huella) return fail('evidence_changed');
    const sheet = await evidenceSheet(services, [...pictures.antes, ...pictures.despues]);
    try {
      const given = Object.entries(evidence).filter(([, text]) => text !== '');
      await services.payments.submitEvidence(row.id_dispute, Object.fromEntries(given), sheet);
    } catch (error) {
      if (error instanceof ProviderRefused) {
        const { submitted_at } = (await chargebackById(db, id)) ?? row;
        return fail(submitted_at === null ? 'evidence_closed' : 'evidence_handed_in');
      }
      if (!(error instanceof ProviderUnreachable)) throw error;
      log.error({ err: error, chargeback: id }, 'payment provider unreachable');
      return fail('payment_provider_unreachable');
    }
    await inTransaction(db, async (trx) => {
      const saved = await trx
        .updateTable('chargeback')
        .set({
          evidence: evidence.uncategorized_text,
          submitted_at: now,
          submitted_by: caller.id,
          estado: 'under_review',
        })
        .where('id', '=', id)
        .where('submitted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!saved) return fail('evidence_handed_in');
      await audit(trx, {
        adminId: caller.id,
        action: 'entregar_pruebas',
        subjectId: String(id),
        people: await peopleOf(trx, row),
        now,
      });
    });
    return { contracargo: chargebackView((await chargebackById(db, id)) ?? row) };
  },
);
