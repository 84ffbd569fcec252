// One comparison with the provider in a process of its own, so that its memory is that of nothing else.
import { reconcileProvider } from '#server/features/reconciliation/index.ts';
import { openApplication } from './application.ts';
import { withClient } from './client.ts';
import { explain, recordQueries, settingsAmong, visitsOf } from './queries.ts';

/** What a comparison took. */
export interface Reconciled {
  readonly milliseconds: number;
  readonly peakMegabytes: number;
  readonly differences: number;
  /** Rows that the night after reads of the database. */
  readonly rowsAgain: number;
}

const [, , databaseUrl = '', apiBase = ''] = process.argv;
const { app, services, pool, close } = await openApplication(databaseUrl, { stripeUrl: apiBase });
const recorded = recordQueries(pool);
const from = performance.now();
await reconcileProvider(services, app.log);
const milliseconds = performance.now() - from;
const { count } = await services.db
  .selectFrom('book_difference')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
const { maxRSS } = process.resourceUsage();
recorded.splice(0);
await reconcileProvider(services, app.log);
const again = recorded.splice(0);
const rowsAgain = await withClient(databaseUrl, async (client) => {
  const settings = settingsAmong(again);
  let read = 0;
  for (const query of again)
    for (const { rows } of visitsOf((await explain(client, query, settings)).Plan)) read += rows;
  return read;
});
await close();
const reconciled: Reconciled = {
  milliseconds,
  peakMegabytes: maxRSS / 1024,
  differences: count,
  rowsAgain,
};
process.send?.(reconciled);
process.disconnect?.();
