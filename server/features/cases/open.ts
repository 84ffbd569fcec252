import { type CaseCause, CASES, whyOpened } from '#domain/cases/cases.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { endCase, openCausesOf } from './queries.ts';

export interface NewCase {
  readonly causa: CaseCause;
  readonly since: Date;
  readonly now: Date;
}

/** Opens a case of a locked project and mails the team of what has stood too long; false, and nothing, while one with that cause is open. */
export async function openCase(
  trx: Trx,
  project: { readonly id: number; readonly titulo: string },
  { causa, since, now }: NewCase,
): Promise<boolean> {
  const open = WITHIN.includes(causa) ? await openCausesOf(trx, project.id) : [];
  if (open.some((one) => one.causa === 'retenido')) return false;
  const opened = await trx
    .insertInto('team_case')
    .values({ proposal_id: project.id, causa, since, opened_at: now })
    .onConflict((conflict) =>
      conflict.columns(['proposal_id', 'causa']).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!opened) return false;
  if (causa === 'retenido') await goOnInThis(trx, project.id, now);
  // Of what opens at once, whatever caused it tells them.
  if (CASES[causa].days === 0) return true;
  await tellTeam(trx, {
    subject: `${CASES[causa].label}: ${project.titulo}`,
    text: whyOpened(causa, since.getTime()),
    path: `/admin/casos/${opened.id}`,
  });
  return true;
}

/** What is decided in the case that cannot be closed without a decision, and nowhere else. */
const WITHIN: readonly CaseCause[] = ['resto', 'sin_marcar'];

async function goOnInThis(trx: Trx, proposalId: number, now: Date): Promise<void> {
  const motivo = 'Sigue en el caso de los 75 días.';
  for (const { id, causa } of await openCausesOf(trx, proposalId))
    if (WITHIN.includes(causa)) await endCase(trx, id, { decided: null, motivo, now });
}
