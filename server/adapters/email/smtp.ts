import nodemailer from 'nodemailer';
import type { EmailConfig } from '#server/config.ts';
import { type EmailSender, RefusedMailbox } from './port.ts';

/** Whether the server refuses the recipient for good, unlike what is full or away. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** E-mail over SMTP. */
export function smtp(config: EmailConfig): EmailSender {
  const transport = nodemailer.createTransport(config.url, { from: config.from });
  return {
    async send({ headers, ...email }) {
      await transport
        .sendMail({ ...email, ...(headers && { headers: { ...headers } }) })
        .catch((error: unknown) => {
          throw isFinal(error) ? new RefusedMailbox('the mail was refused for good') : error;
        });
    },
  };
}
