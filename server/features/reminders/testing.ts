import { sendReminders } from '#server/jobs/kinds.ts';
import type { TestApp } from '#server/testing/app.ts';
import { letTimePass, type TestProject } from '#server/testing/project.ts';
import { sendDue } from './send-due.ts';

/** Lets this many milliseconds pass and sends the reminders that are due by then. */
export const remindAfter = (test: TestApp, milliseconds: number): Promise<void> =>
  letTimePass(test, milliseconds, sendReminders);

/** Sends what is due in several applications of one database at once. */
export const remindAtOnce = (tests: readonly TestApp[]): Promise<unknown> =>
  Promise.all(tests.map(({ services, app }) => sendDue(services, app.log)));

/** The reminders that the two of a project have been sent, in their order. */
export async function remindersOf({ services }: TestApp, project: TestProject) {
  const rows = await services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
    .select(['n.evento', 'd.channel', 'n.msg', 'n.path', 'a.keylogin'])
    .where('a.keylogin', 'in', [project.client.keylogin, project.professional.keylogin])
    .where((eb) => eb.or([eb('n.evento', 'like', 'recordar_%'), eb('n.evento', '=', 'por_vencer')]))
    .orderBy('d.id')
    .execute();
  return rows.map(({ keylogin, ...row }) => ({
    ...row,
    side: keylogin === project.client.keylogin ? ('client' as const) : ('professional' as const),
  }));
}
