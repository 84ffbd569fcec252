// Tells many people something and sends it, in a process of its own, so that its memory is that of nothing else.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Outside } from '#server/composition.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { jobRunners } from '#server/features/jobs.ts';
import { notify, syncTemplates } from '#server/features/notifications/index.ts';
import { giveWay, sendNotification } from '#server/jobs/kinds.ts';
import { startWorker } from '#server/jobs/queue.ts';
import { openApplication } from './application.ts';

/** What telling them took. */
export interface Notified {
  readonly milliseconds: number;
  /** What is kept in memory when all is sent, and once a quarter had been told. */
  readonly keptMegabytes: number;
  readonly keptAtQuarter: number;
  /** What was not handed over. */
  readonly failed: number;
}

/** As many requests tell somebody at once. */
const TELLERS = 4;
const EVENTS = [
  { evento: 'deposito_enviado', parameters: ['Ada', '$1,800.00 MXN', '8134', 'MAE1'], about: 1 },
  { evento: 'membresia_terminada', parameters: ['Plata'] },
] as const;

const [, , databaseUrl = '', addresses = ''] = process.argv;
const outside = JSON.parse(addresses) as Partial<Outside>;
// By day: at night nothing goes out.
const noon = Date.parse('2026-11-20T18:00:00Z');
const startedAt = Date.now();
const clock = () => new Date(noon + Date.now() - startedAt);
const { app, services, pool, close } = await openApplication(databaseUrl, outside, clock);
await syncTemplates(services);
const people = await services.db.selectFrom('account').select('id').orderBy('id').execute();

const from = performance.now();
// Others ask the provider of payments, which is nowhere.
const runners = jobRunners.filter(({ kind }) =>
  [sendNotification, giveWay].includes(kind as never),
);
const worker = await startWorker(pool, runners, { services, log: app.log });
const waiting = people.entries();
// Without what is only not collected yet, which is a matter of how much there is.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const kept = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};
let keptAtQuarter = 0;
async function tellOn(): Promise<void> {
  for (const [at, { id: accountId }] of waiting) {
    if (at === Math.floor(people.length / 4)) keptAtQuarter = kept();
    await inTransaction(services.db, (trx) =>
      notify(trx, { accountId, ...EVENTS[at % EVENTS.length]!, now: services.clock() }),
    );
  }
}
await Promise.all(Array.from({ length: TELLERS }, tellOn));
const left = () =>
  services.db
    .selectFrom('notification_delivery')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
while (await left()) await new Promise((resolve) => setTimeout(resolve, 100));
const milliseconds = performance.now() - from;
const keptMegabytes = kept();
const { failed } = await services.db
  .selectFrom('notification_delivery')
  .select(({ fn }) => fn.count<number>('failed_at').as('failed'))
  .executeTakeFirstOrThrow();
await worker.stop();
await close();
const notified: Notified = { milliseconds, keptMegabytes, keptAtQuarter, failed };
process.send?.(notified);
process.disconnect?.();
