import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { smtp } from './adapters/email/smtp.ts';
import { openObjects } from './adapters/files/open.ts';
import { tesseractReader } from './adapters/id-reader/tesseract.ts';
import { stripePayments } from './adapters/payments/stripe.ts';
import { webPushSender } from './adapters/web-push/web-push.ts';
import { twilio } from './adapters/sms/twilio.ts';
import { cloudApi } from './adapters/whatsapp/cloud-api.ts';
import { LocalLimits } from './calls/rate-limit.ts';
import type { Config, EmailConfig, SmsConfig, StripeConfig, WhatsAppConfig } from './config.ts';
import type { Services } from './context.ts';
import { openPool } from './db/pool.ts';
import { openPasswords, type Passwords } from './features/accounts/passwords.ts';
import { PushHub } from './push.ts';

/** The external services, real or stand-ins, with every address and key. */
export interface Outside {
  stripe: StripeConfig;
  whatsapp: WhatsAppConfig;
  /** null: no code goes by SMS. */
  sms: SmsConfig | null;
  email: EmailConfig;
  /** The stand-in of browsers' push services; null in production. */
  push: string | null;
}

export interface Composition {
  services: Services;
  pool: Pool;
  /** Says to all that the process stops; `close` is what ends them. */
  stop(): void;
  close(): Promise<void>;
}

interface Composed {
  /** The machine's clock, unless a test brings one. */
  clock?: () => Date;
  /** Hashes at the real cost, unless a test brings a cheaper one. */
  passwords?: Passwords;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Creates all services that handlers and jobs use. */
export async function compose(
  config: Config & { databaseUrl: string },
  outside: Outside,
  { clock = () => new Date(), passwords = openPasswords(), log }: Composed,
): Promise<Composition> {
  const onError = (error: Error) => log.error({ err: error }, 'database connection lost');
  const { db, pool } = openPool(config.databaseUrl, {
    max: 20,
    onError,
    fileKeys: config.fileKeys,
  });
  const stopping = new AbortController();
  // Each open stream listens.
  setMaxListeners(0, stopping.signal);
  const push = new PushHub(config.databaseUrl, onError);
  await push.start();
  const services: Services = {
    config,
    db,
    clock,
    passwords,
    payments: stripePayments(outside.stripe),
    whatsapp: cloudApi(outside.whatsapp, config.origin),
    sms: outside.sms && twilio(outside.sms),
    email: smtp(outside.email),
    devices: webPushSender({
      // The oldest, so that a newer one ends nobody's subscription.
      secretKey: config.secretKeys.at(-1) ?? config.secretKeys[0],
      contact: config.operator.teamEmail,
      standIn: outside.push,
    }),
    objects: openObjects(config),
    idReader: tesseractReader(),
    push,
    localLimits: new LocalLimits(),
    stopping: stopping.signal,
  };
  const close = async () => {
    await services.idReader.close();
    await push.close();
    await db.destroy();
  };
  return { services, pool, stop: () => stopping.abort(), close };
}
