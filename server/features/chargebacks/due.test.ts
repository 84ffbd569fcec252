import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChargeback, getChargebacks, submitEvidence } from '#contract/chargebacks.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// The team's list of chargebacks begins with what is due soonest (issue 17).

let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const TEAM = 'equipo@maestros.example';

async function disputed(due_in_days: number | null): Promise<string> {
  const project = await projectIn(test, 'pagado');
  const payment_intent = await intentOf(test, project.id);
  const { id } = await atBank(test, 'disputes', { payment_intent, due_in_days });
  await hearOfAll(test);
  await hearOfAll(test);
  return id;
}

const page = (input: { estado?: 'abiertos' | 'terminados'; marca?: string } = {}) =>
  test.call.send(getChargebacks, input, { as });

async function all(estado: 'abiertos' | 'terminados', between = async () => {}) {
  const found: string[] = [];
  for (let marca: string | null | undefined; marca !== null; ) {
    const reply = await page({ estado, ...(marca && { marca }) });
    found.push(...reply.contracargos.map(({ id_dispute }) => id_dispute));
    marca = reply.siguiente;
    await between();
  }
  return found;
}

it('the nearest deadline stands first, what waits for the bank alone after, ended ones newest first', async () => {
  const late = await disputed(9);
  const handedIn = await disputed(1);
  const soon = await disputed(2);
  const next = await disputed(5);
  const { contracargos } = await page();
  const id = contracargos.find(({ id_dispute }) => id_dispute === handedIn)?.id ?? 0;
  const { huella } = await test.call.send(getChargeback, { id }, { as });
  await test.call.send(submitEvidence, { id, huella }, { as });
  expect(await all('abiertos')).toEqual([soon, next, late, handedIn]);
  for (const dispute of [next, late]) {
    await atBank(test, `disputes/${dispute}/close`, { status: 'won' });
    await hearOfAll(test);
    await hearOfAll(test);
  }
  expect(await all('abiertos')).toEqual([soon, handedIn]);
  expect(await all('terminados')).toEqual([next, late]);
});

it('one whose deadline has passed stands after those that can still be answered', async () => {
  const past = await disputed(-3650);
  expect(test.sentTo(TEAM)[0]).toMatch(
    /Las pruebas se aceptaban hasta el .*: el plazo ya pasó y falta que el banco decida\./,
  );
  const unnamed = await disputed(null);
  const soon = await disputed(1);
  const found = (await all('abiertos')).filter((id) => [past, unnamed, soon].includes(id));
  expect(found).toEqual([soon, unnamed, past]);
});

it('every one is on some page, also where many are due at once and one ends meanwhile', async () => {
  const model = await disputed(4);
  await sql`insert into chargeback
      (id_dispute, payment_id, proposal_id, amount, motivo, estado, due_at, opened_at)
    select 'du_copy_' || n, payment_id, proposal_id, amount, motivo, estado,
      due_at + (n / 15) * interval '1 hour', opened_at
    from chargeback, generate_series(1, 44) n where id_dispute = ${model}`.execute(
    test.services.db,
  );
  const before = (await page()).contracargos.map(({ id_dispute }) => id_dispute);
  const found = await all('abiertos', async () => {
    // The one that ended the first page.
    await sql`update chargeback set closed_at = now(), won = true where id_dispute = ${before.at(-1)}`.execute(
      test.services.db,
    );
  });
  const copies = found.filter((dispute) => dispute.startsWith('du_copy_'));
  expect(new Set(copies).size).toBe(44);
});
