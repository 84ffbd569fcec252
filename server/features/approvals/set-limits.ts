import { setLimits as call } from '#contract/approvals.ts';
import { fromMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import { lockAdministrators } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { limitsInForce, limitsView } from './limits.ts';

export const setLimits = handle(call, async (input, { caller, db, now }) => {
  // Of two owners at once the second changes what the first has left.
  await lockAdministrators(db);
  const before = await limitsInForce(db);
  const after = { pagos: fromMxn(input.pagos), decisiones: fromMxn(input.decisiones) };
  // A second press, or a lost reply: it is already done.
  if (before.pagos === after.pagos && before.decisiones === after.decisiones)
    return { limites: await limitsView(db) };
  const { motivo } = input;
  await db
    .insertInto('approval_limit')
    .values({ ...after, motivo, author_id: caller.id, created_at: now })
    .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'cambiar_limites',
    subjectId: 'limites',
    people: [],
    before: { limite_pagos: before.pagos, limite_decisiones: before.decisiones },
    after: { limite_pagos: after.pagos, limite_decisiones: after.decisiones, motivo },
    now,
  });
  return { limites: await limitsView(db) };
});
