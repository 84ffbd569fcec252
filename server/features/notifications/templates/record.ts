import { sql } from 'kysely';
import type { TemplateNews } from '#server/adapters/whatsapp/port.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { TEMPLATES } from '../events.ts';

const OURS = new Set(TEMPLATES.map(({ name }) => name));

/** Writes down what the provider says of our templates; those of other texts are not ours any more. */
export async function recordTemplates(
  db: Db | Trx,
  news: readonly TemplateNews[],
  now: Date,
): Promise<void> {
  // The last word on a name counts: one statement cannot write a row twice.
  const latest = new Map(news.map((one) => [one.name, one]));
  const rows = [...latest.values()]
    .filter(({ name }) => OURS.has(name))
    .map((one) => ({ ...one, changed_at: now, read_at: now }));
  if (rows.length === 0) return;
  await db
    .insertInto('notification_template')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        state: (eb) => eb.ref('excluded.state'),
        reason: (eb) => eb.ref('excluded.reason'),
        read_at: (eb) => eb.ref('excluded.read_at'),
        changed_at: sql`case when notification_template.state = excluded.state
          then notification_template.changed_at else excluded.changed_at end`,
      }),
    )
    .execute();
}
