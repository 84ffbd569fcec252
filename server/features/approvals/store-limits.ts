import type { ApprovalLimits } from '#domain/approvals/approvals.ts';
import { permissionsOf, permits } from '#domain/administrators/permissions.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import { formatCentavos } from '#domain/money.ts';
import { sharedPaths } from '#lib/paths.ts';
import type { ActionContext, ActionLine, Measured } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName, lockAdministrators } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { listFor } from '#server/features/notifications/index.ts';
import { limitsInForce } from './limits.ts';

export const isSame = (one: ApprovalLimits, other: ApprovalLimits): boolean =>
  one.pagos === other.pagos && one.decisiones === other.decisiones;

/** What a change of the limits needs: to raise one takes two, to lower both takes one; null where nothing changes. */
export function measureLimits(before: ApprovalLimits, after: ApprovalLimits): Measured | null {
  if (isSame(before, after)) return null;
  const raised = after.pagos > before.pagos || after.decisiones > before.decisiones;
  return { amount: null, objects: ['limits:limites'], people: [], exempt: !raised };
}

/** What exactly will hold. */
export const limitLines = ({ pagos, decisiones }: ApprovalLimits): ActionLine[] => [
  { que: 'limite_pagos', monto: pagos },
  { que: 'limite_decisiones', monto: decisiones },
];

interface Stored {
  readonly after: ApprovalLimits;
  readonly motivo: string;
  readonly action: AuditAction;
}

/** Writes the next limits, and tells the other owners; the team is locked. */
export async function storeLimits(
  db: Trx,
  { caller, now }: Pick<ActionContext, 'caller' | 'now'>,
  { after, motivo, action }: Stored,
): Promise<void> {
  const team = await lockAdministrators(db);
  const before = await limitsInForce(db);
  await db
    .insertInto('approval_limit')
    .values({ ...after, motivo, author_id: caller.id, created_at: now })
    .execute();
  await audit(db, {
    adminId: caller.id,
    action,
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
}
