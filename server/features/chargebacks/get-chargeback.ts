import { getChargeback as call } from '#contract/chargebacks.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { picturesView } from '#server/features/projects/index.ts';
import { peopleOf } from './people.ts';
import { caseMoney } from './case-money.ts';
import { evidenceOf } from './evidence.ts';
import { chargebackById } from './queries.ts';
import { chargebackView } from './views.ts';

export const getChargeback = handle(call, async ({ id }, context) => {
  const { caller, db, now } = context;
  const row = (await chargebackById(db, id)) ?? fail('chargeback_not_found');
  const { evidence, pictures, huella } = await evidenceOf(db, row);
  await audit(db, {
    adminId: caller.id,
    action: 'ver_contracargo',
    subjectId: String(id),
    people: await peopleOf(db, row),
    now,
  });
  return {
    contracargo: chargebackView(row),
    dinero: await caseMoney(db, row),
    // What was handed in stays as it was.
    pruebas: (row.submitted_at && row.evidence) ?? evidence.uncategorized_text,
    entrega: picturesView(context, pictures),
    huella,
  };
});
