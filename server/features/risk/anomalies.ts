import { ROL } from '#contract/call.ts';
import { permissionsOf, permits } from '#domain/administrators/permissions.ts';
import { CLOSES_RISK } from '#domain/risk/decisions.ts';
import { type Hit, newTeamDeviceOf } from '#domain/risk/evaluate.ts';
import { RISK_RULES } from '#domain/risk/rules.ts';
import type { Trx } from '#server/db/pool.ts';
import { listFor, mailTeam } from '#server/features/notifications/index.ts';
import { raise } from './raise.ts';
import { rulesAt } from './rules.ts';

/**
 * Raises cases about somebody of the team, and tells those who can close them: never whom they are about. Where nobody else
 * can, the owner is mailed too.
 */
export async function raiseAnomalies(trx: Trx, hits: readonly Hit[], now: Date): Promise<void> {
  for (const hit of hits) {
    const [id] = await raise(trx, [hit], { now });
    if (id === undefined) continue;
    const others = await teamWithout(trx, hit.accountId);
    const told = {
      subject: RISK_RULES[hit.regla].label,
      text: 'Mira qué pasó y ciérralo con una nota. Lo cierra alguien más del equipo, no la persona de quien se trata.',
      path: `/admin/casos/riesgo/${id}`,
    };
    const closers = others.filter(({ permisos }) => permits(permisos, CLOSES_RISK));
    await listFor(
      trx,
      closers.map(({ id: one }) => one),
      told,
      now,
    );
    if (closers.length === 0) await mailTeam(trx, told);
  }
}

/** Raises a case of an administrator who signed in from a new device. */
export const raiseNewTeamDevice = async (trx: Trx, adminId: number, now: Date): Promise<void> =>
  raiseAnomalies(trx, newTeamDeviceOf(adminId, await rulesAt(trx, now), now.getTime()), now);

async function teamWithout(trx: Trx, adminId: number) {
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'permisos'])
    .where('rol', '=', ROL.admin)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('id', '<>', adminId)
    .execute();
  return rows.map((row) => ({ id: row.id, permisos: permissionsOf(row) }));
}
