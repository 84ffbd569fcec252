import nodemailer from 'nodemailer';
import type { EmailConfig } from '#server/config.ts';
import type { EmailSender } from './port.ts';

/** E-mail over SMTP. */
export function smtp(config: EmailConfig): EmailSender {
  const transport = nodemailer.createTransport(config.url, { from: config.from });
  return {
    async send(email) {
      await transport.sendMail(email);
    },
  };
}
