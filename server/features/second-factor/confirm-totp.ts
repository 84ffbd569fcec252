import { confirmTotp as call } from '#contract/second-factor.ts';
import { SET_UP_MINUTES } from '#domain/second-factor/second-factor.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { endOtherSessions } from '#server/calls/open-sessions.ts';
import { decryptText } from '#server/encrypt.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { factorRow, lockFactors } from './queries.ts';
import { replaceCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

export const confirmTotp = handle(call, async ({ codigo }, { caller, db, now, services }) => {
  const { id } = caller;
  const { secretKeys } = services.config;
  // Whoever is signing in with a password alone is in before, and their session ends, or finds the app.
  const { nombre } = await lockFactors(db, id);
  const factor = await factorRow(db, id).executeTakeFirst();
  const confirmed = factor?.confirmed_at ?? null;
  const isAgain =
    confirmed !== null && now.getTime() - confirmed.getTime() < SET_UP_MINUTES * 60_000;
  const secret = factor?.next_secret ?? (isAgain ? factor?.secret : null);
  if (!secret) return fail('totp_not_begun');
  const step = await stepOf(decryptText(secretKeys, secret), codigo, now);
  if (step === null) return failAt('codigo', 'factor_wrong');
  // An answer that was lost took its codes along.
  if (!factor?.next_secret) return { codigos: await replaceCodes(db, id, secretKeys) };
  await db
    .updateTable('totp')
    .set({
      secret,
      next_secret: null,
      next_by: null,
      next_at: null,
      confirmed_at: now,
      // Its code was sent once: nobody who saw it signs in with it.
      last_step: step,
    })
    .where('account_id', '=', id)
    .execute();
  const codigos = await replaceCodes(db, id, secretKeys);
  await endOtherSessions(db, id, caller.sessionHash);
  const evento = confirmed ? 'aplicacion_cambiada' : 'segundo_factor_activo';
  await auditAccess(db, caller, 'aplicación', now);
  await notify(db, { accountId: id, evento, parameters: [nombre], now });
  return { codigos };
});
