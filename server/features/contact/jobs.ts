import { teamEmail } from './team-email.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendContact } from '#server/jobs/kinds.ts';
import { sendMail } from '#server/mails/mail.ts';
import { operatorNow } from '#server/operator.ts';
import { unsealed } from '#server/db/sealed/index.ts';

/** May be sent twice after a crash, which is better than never. */
const sendContactJob = runs(sendContact, async ({ id }, { services }) => {
  const message = await services.db
    .selectFrom('contact_message')
    .select(['id', 'nombre', 'telefono_sealed', 'correo', 'mensaje'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!message) return;
  const { teamEmail: to } = await operatorNow(services.db, services.config);
  await sendMail(
    services.email,
    teamEmail(
      {
        ...message,
        telefono: unsealed(services.db, 'contact_message.telefono', message.telefono_sealed),
      },
      to,
    ),
  );
  await services.db
    .updateTable('contact_message')
    .set({ sent_at: services.clock() })
    .where('id', '=', id)
    .execute();
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendContact: sendContactJob };
