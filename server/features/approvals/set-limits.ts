import { setLimits as call } from '#contract/approvals.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { ApprovalLimits } from '#domain/approvals/approvals.ts';
import { permissionsOf, permits } from '#domain/administrators/permissions.ts';
import { formatCentavos, fromMxn } from '#domain/money.ts';
import { sharedPaths } from '#lib/paths.ts';
import { handle } from '#server/calls/handler.ts';
import { accountName, lockAdministrators } from '#server/features/accounts/index.ts';
import { listFor } from '#server/features/notifications/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { limitsInForce, limitsView } from './limits.ts';

type Input = ParsedInputOf<typeof call>;

const limitsOf = ({ pagos, decisiones }: Input): ApprovalLimits => ({
  pagos: fromMxn(pagos),
  decisiones: fromMxn(decisiones),
});

const isSame = (one: ApprovalLimits, other: ApprovalLimits): boolean =>
  one.pagos === other.pagos && one.decisiones === other.decisiones;

export const setLimits = handle(
  call,
  async (input, { caller, db, now }) => {
    // Of two owners at once the second changes what the first has left.
    const team = await lockAdministrators(db);
    const before = await limitsInForce(db);
    const after = limitsOf(input);
    // A second press, or a lost reply: it is already done.
    if (isSame(before, after)) return { limites: await limitsView(db) };
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
    const words = `pagos de más de ${formatCentavos(after.pagos)}, disputas y cancelaciones de más de ${formatCentavos(after.decisiones)}`;
    await listFor(
      db,
      team
        .filter((one) => permits(permissionsOf(one), ['dueño']) && one.id !== caller.id)
        .map(({ id }) => id),
      {
        subject: 'Cambió desde cuánto deciden dos personas',
        text: `${await accountName(db, caller.id)}: ${words}.`,
        path: sharedPaths.approvals,
      },
      now,
    );
    return { limites: await limitsView(db) };
  },
  {
    secondPerson: {
      measure: async (input, { db }) => {
        await lockAdministrators(db);
        const before = await limitsInForce(db);
        const after = limitsOf(input);
        if (isSame(before, after)) return null;
        const raised = after.pagos > before.pagos || after.decisiones > before.decisiones;
        return { amount: null, objects: ['limits:limites'], people: [], exempt: !raised };
      },
      lines: async (input) => {
        const { pagos, decisiones } = limitsOf(input);
        return [
          { que: 'limite_pagos', monto: pagos },
          { que: 'limite_decisiones', monto: decisiones },
        ];
      },
    },
  },
);
