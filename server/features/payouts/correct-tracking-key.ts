import { correctTrackingKey as call } from '#contract/payouts.ts';
import { keyCanBeCorrected } from '#domain/payouts/payout.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockPayout, saveTrackingKey } from './queries.ts';
import { notifyCorrectedKey } from './notify-payout.ts';
import { adminPayoutView } from './views.ts';
import { changedWords } from './who-was-first.ts';

export const correctTrackingKey = handle(call, async (input, { caller, db, now }) => {
  const { payout_id, clave_rastreo, version } = input;
  const before = (await lockPayout(db, payout_id)) ?? fail('payout_not_found');
  if (!keyCanBeCorrected(before.estado))
    return failSaying('payout_wrong_state', await changedWords(db, before.id));
  // A second click, or a lost reply: it is already done.
  if (before.clave_rastreo === clave_rastreo) return { payout: adminPayoutView(before) };
  if (version !== undefined && version !== before.version)
    return failSaying('payout_changed', await changedWords(db, before.id));
  await saveTrackingKey(db, before.id, clave_rastreo);
  await audit(db, {
    adminId: caller.id,
    action: 'corregir_clave_de_rastreo',
    subjectId: String(before.id),
    people: [before.account_id],
    before: { clave_rastreo: before.clave_rastreo },
    after: { clave_rastreo },
    now,
  });
  const payout = (await lockPayout(db, before.id)) ?? fail('payout_not_found');
  await notifyCorrectedKey(db, payout, now);
  return { payout: adminPayoutView(payout) };
});
