import { join } from 'node:path';
import { createOutbox } from './outbox.ts';
import { createPush } from './push/index.ts';
import { createSms } from './sms/index.ts';
import { startSmtp } from './smtp/index.ts';
import { createStripe } from './stripe/index.ts';
import { createWhatsApp } from './whatsapp/index.ts';

export type StandInOptions = {
  /** The folder where their state survives a restart. */
  stateDir: string;
  secretKey?: string;
  publicKey?: string;
  webhookSecret?: string;
  whatsappToken?: string;
  phoneNumberId?: string;
  businessId?: string;
  whatsappSecret?: string;
  whatsappVerifyToken?: string;
  smsAccount?: string;
  smsToken?: string;
  /** The number that sends, E.164. */
  smsFrom?: string;
  /** The address under which browsers reach Stripe's stand-in, if it is mounted elsewhere. */
  scriptBase?: string;
};

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

/** Starts every stand-in on a free port of 127.0.0.1. */
export async function startStandIns({
  stateDir,
  secretKey = 'sk_test_stand_in',
  publicKey = 'pk_test_stand_in',
  webhookSecret = 'whsec_stand_in',
  whatsappToken = 'whatsapp_stand_in',
  phoneNumberId = '100000000000001',
  businessId = '100000000000002',
  whatsappSecret = 'whatsapp_secret_stand_in',
  whatsappVerifyToken = 'whatsapp_word_stand_in',
  smsAccount = 'AC00000000000000000000000000000001',
  smsToken = 'sms_stand_in',
  smsFrom = '+15005550006',
  scriptBase,
}: StandInOptions) {
  const outbox = createOutbox({ file: join(stateDir, 'outbox.jsonl') });
  const stripe = createStripe({
    secretKey,
    publicKey,
    stateFile: join(stateDir, 'stripe.jsonl'),
    ...(scriptBase && { scriptBase }),
  });
  const whatsapp = createWhatsApp({
    token: whatsappToken,
    appSecret: whatsappSecret,
    phoneNumberId,
    businessId,
    outbox,
  });
  const sms = createSms({ account: smsAccount, token: smsToken, from: smsFrom, outbox });
  const push = createPush({ outbox });
  const [stripeServer, whatsappServer, smsServer, smtpServer, pushServer] = await Promise.all([
    stripe.listen(),
    whatsapp.listen(),
    sms.listen(),
    startSmtp(outbox),
    push.listen(),
  ]);

  return {
    stripe: {
      url: stripeServer.url,
      listener: stripe.listener,
      secretKey,
      publicKey,
      webhookSecret,
      /** The address may be set after the start; earlier events are kept for it. */
      setWebhook: (target: { url: string; secret?: string }) =>
        stripe.setWebhook({ secret: webhookSecret, ...target }),
    },
    whatsapp: {
      url: whatsappServer.url,
      token: whatsappToken,
      phoneNumberId,
      businessId,
      appSecret: whatsappSecret,
      verifyToken: whatsappVerifyToken,
      /** Where news of templates are sent; nowhere until then. */
      setWebhook: whatsapp.setWebhook,
      /** Somebody writes to the business's number, which may answer them for 24 hours. */
      write: whatsapp.write,
    },
    sms: { url: smsServer.url, account: smsAccount, token: smsToken, from: smsFrom },
    push: { url: pushServer.url, subscribe: push.subscribe, end: push.end, fail: push.fail },
    smtp: { host: smtpServer.host, port: smtpServer.port },
    outbox,
    async close(): Promise<void> {
      const servers = [stripeServer, whatsappServer, smsServer, smtpServer, pushServer];
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
