import type { Config } from './config.ts';
import type { LocalLimits } from './calls/rate-limit.ts';
import type { Db } from './db/pool.ts';
import type { EmailSender } from './adapters/email/port.ts';
import type { SmsSender } from './adapters/sms/port.ts';
import type { PushSender } from './adapters/web-push/port.ts';
import type { ObjectStore } from './adapters/files/port.ts';
import type { IdReader } from './adapters/id-reader/port.ts';
import type { PaymentProvider } from './adapters/payments/port.ts';
import type { WhatsAppSender } from './adapters/whatsapp/port.ts';
import type { Passwords } from './features/accounts/passwords.ts';
import type { PushHub } from './push.ts';

/** Everything a handler or a job may reach, made once by `composition.ts`. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  /** The only clock; tests bring their own. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly payments: PaymentProvider;
  readonly whatsapp: WhatsAppSender;
  /** null where no provider is configured. */
  readonly sms: SmsSender | null;
  readonly email: EmailSender;
  readonly devices: PushSender;
  readonly objects: ObjectStore;
  readonly idReader: IdReader;
  readonly push: PushHub;
  readonly localLimits: LocalLimits;
  /** Aborted when the process is asked to stop: it is not ready from then on, and its streams end. */
  readonly stopping: AbortSignal;
}
