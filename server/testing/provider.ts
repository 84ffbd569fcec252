import { inTransaction } from '#server/db/transaction.ts';
import { sweepFacts } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { TestApp } from './app.ts';

/** What the bank, the card's owner or somebody in the provider's dashboard does on their own, by the stand-in's controls. */
export async function atBank<Reply = { id: string }>(
  test: TestApp,
  path: string,
  body: object = {},
): Promise<Reply> {
  const reply = await fetch(`${test.standIns.stripe.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Takes all facts of the provider's that never arrived, and settles them. */
export async function hearOfAll(test: TestApp): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, sweepFacts, {}));
  await test.work();
}

/** The provider's id of a project's first payment. */
export async function intentOf(test: TestApp, proposalId: number): Promise<string> {
  const { id_payment } = await test.services.db
    .selectFrom('payment')
    .select('id_payment')
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id_payment ?? '';
}
