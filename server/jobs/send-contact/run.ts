import { teamEmail } from '#server/features/contact/index.ts';
import { runs } from '../queue.ts';
import { sendContact } from './definition.ts';

/** Sent at least once: the team can live with reading one twice, not with never reading it. */
export const sendContactJob = runs(sendContact, async ({ id }, { services }) => {
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
