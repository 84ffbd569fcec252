import { decryptText } from '#server/encrypt.ts';
import { sendInvitation } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendMail } from '#server/mails/mail.ts';
import { invitationMail } from './invitations/mail.ts';
import { invitations, whyNotAcceptable } from './invitations/queries.ts';

/** May be sent twice after a crash, which does no harm. What cannot be accepted any more is not sent. */
const sendInvitationJob = runs(sendInvitation, async ({ id, encrypted }, { services }) => {
  const { config, db, email, clock } = services;
  const row = await invitations(db).where('i.id', '=', id).executeTakeFirst();
  if (!row || whyNotAcceptable(row, clock())) return;
  const clave = decryptText(config.secretKeys, Buffer.from(encrypted, 'base64'));
  await sendMail(email, invitationMail(row, clave, config.origin));
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendInvitation: sendInvitationJob };
