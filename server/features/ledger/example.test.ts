import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as chargebacks from '#contract/chargebacks.ts';
import { getDisputes, openDispute, resolveDispute } from '#contract/disputes.ts';
import { makeAdmin } from '#demo/factories.ts';
import {
  ACCOUNTS,
  type AccountKind,
  MOVEMENTS,
  type MovementKind,
} from '#domain/ledger/accounts.ts';
import { formatPesos } from '#lib/numbers.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { proveBooks } from './books.ts';

// Every entry of one project's life, as docs/ledger-example.md shows it: `--update` writes it anew.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Entry {
  readonly movement: number;
  readonly kind: MovementKind;
  readonly account: AccountKind;
  readonly amount: number;
}

/** A step of the project, and how far the ledger was when it was done. */
interface Step {
  readonly says: string;
  readonly entries: readonly Entry[];
}

const steps: Step[] = [];
let seen = 0;

/** Does a step and what follows from it, and keeps the ledger's new entries. */
async function step(says: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  await hearOfAll(test);
  await takeMovements(test.services);
  const { rows } = await sql<Entry>`
    select m.id as movement, m.kind, a.kind as account, e.amount
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id
    where m.id > ${seen} order by m.id, e.amount, a.kind`.execute(test.services.db);
  seen = rows.at(-1)?.movement ?? seen;
  steps.push({ says, entries: rows });
}

const done = async (outcome: Promise<string>) => expect(await outcome).toBe('success');

async function live(project: TestProject): Promise<void> {
  const admin = sessionOf(await makeAdmin(test.services));
  await step('The client pays the first half of 6,000 MXN', () => project.pay());
  await step('They release a quarter of the price', () => done(project.release(0.25)));
  await step('An additional service of 500 MXN is accepted', () => project.grow(500));
  await step('The client pays the rest, with the service', () => project.pay());
  await step('They release another quarter of the price', () => done(project.release(0.25)));
  await step('A dispute; the team gives 70 % of what is held to the professional', async () => {
    await done(project.do(openDispute, { texto: 'Falta una parte.' }));
    const { disputes } = await test.call.send(getDisputes, {}, { as: admin });
    const { retenido } = await project.view();
    await test.call.send(
      resolveDispute,
      {
        dispute_id: disputes[0]?.id ?? 0,
        reembolso: Math.round(retenido * 30) / 100,
        motivo: 'Se hizo la mayor parte.',
      },
      { as: admin },
    );
  });
  let dispute = '';
  await step('The bank of the card takes the first payment back', async () => {
    const payment_intent = await intentOf(test, project.id);
    ({ id: dispute } = await atBank(test, 'disputes', { payment_intent }));
  });
  await step('The chargeback is lost', () =>
    atBank(test, `disputes/${dispute}/close`, { status: 'lost' }),
  );
  await step('The team decides that the professional owes 1,000 MXN of it', async () => {
    const { contracargos } = await test.call.send(chargebacks.getChargebacks, {}, { as: admin });
    const { contracargo } = await test.call.send(
      chargebacks.getChargeback,
      { id: contracargos[0]?.id ?? 0 },
      { as: admin },
    );
    await test.call.send(
      chargebacks.decideLoss,
      {
        loss_id: contracargo.perdida?.id ?? 0,
        cargo: 1000,
        motivo: 'No hay prueba de la entrega.',
      },
      { as: admin },
    );
  });
  await step('Stripe sends its balance to the bank, where it arrives', async () => {
    const { id } = await atBank(test, 'payouts');
    await hearOfAll(test);
    await atBank(test, `payouts/${id}`, { status: 'paid' });
  });
}

it('every entry of a project of 6,000 MXN is the one that the document shows', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 6000 });
  await live(project);
  expect(await proveBooks(test.services.db)).toMatchObject({
    faults: [],
    atProvider: await test.services.payments.balance(),
  });
  await expect(documentOf(steps)).toMatchFileSnapshot('../../../docs/ledger-example.md');
});

const money = (centavos: number) => formatPesos(centavos / 100).replace('$', '');

function documentOf(all: readonly Step[]): string {
  const entries = all.flatMap((one) => one.entries);
  const balances = Map.groupBy(entries, ({ account }) => account);
  return [
    '# The ledger of one project',
    '',
    'A project of 6,000 MXN with an additional service of 500 MXN, two releases (anticipos), a dispute that is split 70/30,',
    'and a chargeback that is lost: every entry that the product makes of it. `server/features/ledger/example.test.ts` plays it',
    'through the real calls and writes this file; the accounts are those of `domain/ledger/accounts.ts`. What the platform',
    'has, what it has spent and what it is owed is negative; what it owes and what it has earned is positive; each',
    'movement adds up to zero.',
    '',
    ...all.flatMap(({ says, entries: own }, place) => [
      `## ${place + 1}. ${says}`,
      '',
      ...(own.length === 0
        ? ['Moves nothing.', '']
        : [
            '| Movement | Account | Amount |',
            '|---|---|--:|',
            ...own.map(({ kind, account, movement, amount }, row) => {
              const first = own[row - 1]?.movement !== movement;
              return `| ${first ? MOVEMENTS[kind] : ''} | ${ACCOUNTS[account].name} | ${money(amount)} |`;
            }),
            '',
          ]),
    ]),
    '## What each account has in the end',
    '',
    '| Account | Balance |',
    '|---|--:|',
    ...(Object.keys(ACCOUNTS) as AccountKind[]).flatMap((account) => {
      const own = balances.get(account);
      if (!own) return [];
      const balance = own.reduce((sum, { amount }) => sum + amount, 0);
      return [`| ${ACCOUNTS[account].name} | ${money(balance)} |`];
    }),
    `| **Sum** | **${money(entries.reduce((sum, { amount }) => sum + amount, 0))}** |`,
    '',
  ].join('\n');
}
