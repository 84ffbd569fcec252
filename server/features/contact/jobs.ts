import { teamEmail } from './team-email.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendContact } from '#server/jobs/kinds.ts';

/** Sent at least once: the team can live with reading one twice, not with never reading it. */
const sendContactJob = runs(sendContact, async ({ id }, { services }) => {
  const message = await services.db
    .selectFrom('contact_message')
    .select(['id', 'nombre', 'telefono', 'correo', 'mensaje'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!message) return;
  await services.email.send(teamEmail(message, services.config.operator.teamEmail));
  await services.db
    .updateTable('contact_message')
    .set({ sent_at: services.clock() })
    .where('id', '=', id)
    .execute();
});

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { sendContact: sendContactJob };
