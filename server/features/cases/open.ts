import { type CaseCause, CASES, whyOpened } from '#domain/cases/cases.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';

/** Opens a case of a locked project and mails the team; does nothing while one with that cause is open. */
export async function openCase(
  trx: Trx,
  project: { readonly id: number; readonly titulo: string },
  { causa, since, now }: { causa: CaseCause; since: Date; now: Date },
): Promise<void> {
  const opened = await trx
    .insertInto('team_case')
    .values({ proposal_id: project.id, causa, since, opened_at: now })
    .onConflict((conflict) =>
      conflict.columns(['proposal_id', 'causa']).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!opened) return;
  await tellTeam(trx, {
    subject: `${CASES[causa].label}: ${project.titulo}`,
    text: whyOpened(causa, since.getTime()),
    path: `/admin/casos/${opened.id}`,
  });
}
