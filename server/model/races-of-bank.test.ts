import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { approve } from '#contract/approvals.ts';
import { decideLoss } from '#contract/chargebacks.ts';
import { retryRefund, settleRefundOutside } from '#contract/operations.ts';
import { anticipoProposal, cancelProposal } from '#contract/projects.ts';
import { settle } from '#server/features/payments/index.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestProject } from '#server/testing/project.ts';
import { atBank, intentOf } from '#server/testing/provider.ts';
import {
  type TwoServers,
  startTwoServers,
  outcome,
  owedTo,
  expectRaces,
  times,
  PATIENCE,
  type RacedProject,
} from './race.ts';

// What the bank does, at the moment when somebody does something else (4 §A).
vi.setConfig({ testTimeout: PATIENCE });

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

/** The product asks the provider about a project's payment. */
const hear = async (app: TestApp, { id }: TestProject): Promise<string> => {
  await settle(app.services, await intentOf(app, id), app.app.log);
  return 'success';
};
const takeBack = async ({ one }: TwoServers, { id }: TestProject) => {
  const { id: dispute } = await atBank(one, 'disputes', {
    payment_intent: await intentOf(one, id),
  });
  return dispute;
};
const release = (app: TestApp, { id, client }: TestProject) =>
  outcome(
    app,
    anticipoProposal,
    { proposal: { id, anticipo: 0.5, operacion: `la-primera-${id}` } },
    client,
  );
const cancel = (app: TestApp, { id, professional }: TestProject) =>
  outcome(app, cancelProposal, { id_proposal: id, motivo: 'No puedo.' }, professional);
/** What stands in a project's table, MXN. */
const sumIn = async (table: 'loss' | 'chargeback', { id }: TestProject): Promise<number[]> => {
  const rows = await servers.one.services.db
    .selectFrom(table)
    .select('amount')
    .where('proposal_id', '=', id)
    .execute();
  return rows.map(({ amount }) => amount / 100);
};
const refundOf = ({ id }: TestProject) =>
  servers.one.services.db
    .selectFrom('refund')
    .select(['id', 'amount', 'done_at'])
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();

describe('a chargeback', () => {
  it('is taken once when two processes hear of it', () =>
    expectRaces(servers, {
      times: 20,
      from: 'pagado',
      prepare: takeBack,
      contenders: [hear, hear],
      async expectEnd({ outcomes, view, project }) {
        expect(outcomes).toEqual(['success', 'success']);
        expect(times(view, 'contracargo')).toBe(1);
        expect(await sumIn('chargeback', project)).toEqual([2000]);
      },
    }));

  it('freezes a release, or keeps what it has released', () =>
    expectRaces(servers, {
      times: 20,
      from: 'pagado',
      prepare: takeBack,
      contenders: [hear, release],
      async expectEnd({ outcomes: [, released], view, project }) {
        expect(['success', 'in_chargeback']).toContain(released);
        expect(view.liberado).toBe(released === 'success' ? 1000 : 0);
        expect(view.contracargo).not.toBeNull();
        expect(await owedTo(servers, project.professional)).toBe(0);
      },
    }));

  it('that is lost pays a refund that is owed, or takes what is held', () =>
    expectRaces(servers, {
      times: 20,
      from: 'pagado',
      async prepare(both, project) {
        const dispute = await takeBack(both, project);
        await atBank(both.one, `disputes/${dispute}/close`, { status: 'lost' });
      },
      contenders: [hear, cancel],
      async expectEnd({ outcomes: [, cancelled], view, project }) {
        expect(['success', 'in_chargeback', 'proposal_changed']).toContain(cancelled);
        expect(view).toMatchObject({ retenido: 0, devuelto: 2000 });
        expect(await sumIn('loss', project)).toEqual([]);
      },
    }));
});

describe('a refund', () => {
  it('made in the dashboard is not made again by cancelling', () =>
    expectRaces(servers, {
      times: 20,
      from: 'pagado',
      prepare: async ({ one }, { id }) => {
        const payment_intent = await intentOf(one, id);
        return atBank(one, 'refunds', { payment_intent, amount: 200_000 });
      },
      contenders: [hear, cancel],
      async expectEnd({ outcomes: [, cancelled], view, project }) {
        expect(cancelled).toBe('success');
        expect(view).toMatchObject({ estado: 'cancelada', retenido: 0, devuelto: 2000 });
        const { amount, done_at } = await refundOf(project);
        expect(amount).toBe(200_000);
        expect(done_at).not.toBeNull();
        expect(await sumIn('loss', project)).toEqual([]);
      },
    }));

  it('that came back is asked for again or settled outside, once', () =>
    expectRaces(servers, {
      times: 20,
      from: 'pagado',
      async prepare({ one }, project) {
        expect(await cancel(one, project)).toBe('success');
        await one.work();
        const payment_intent = await intentOf(one, project.id);
        const { data } = await one.stripe.refunds.list({ payment_intent });
        await atBank(one, `refunds/${data[0]?.id}`, { status: 'failed' });
        await hear(one, project);
      },
      contenders: [
        async (app, project) =>
          outcome(app, retryRefund, { refund_id: (await refundOf(project)).id }, project.admins[0]),
        async (app, project) => {
          const { id: refund_id } = await refundOf(project);
          const how = { como: 'efectivo', clave: 'Folio 1', motivo: 'Tarjeta cerrada.' };
          return outcome(app, settleRefundOutside, { refund_id, ...how }, project.admins[1]);
        },
      ],
      async expectEnd({ outcomes, project }) {
        expect(outcomes.toSorted()).toEqual(['refund_not_found', 'success']);
        expect((await refundOf(project)).done_at).not.toBeNull();
      },
    }));
});

describe('a loss', () => {
  const lose = async (both: TwoServers, project: RacedProject) => {
    const dispute = await takeBack(both, project);
    await atBank(both.one, `disputes/${dispute}/close`, { status: 'lost' });
    await hear(both.one, project);
  };

  it('is borne once', () =>
    expectRaces(servers, {
      times: 20,
      from: 'finalizada',
      prepare: lose,
      contenders: [bear(0, 0), bear(0, 1)],
      async expectEnd({ outcomes, project }) {
        expect(outcomes.toSorted()).toEqual(['loss_decided', 'success']);
        expect(await owedTo(servers, project.professional)).toBe(1897);
      },
    }));

  it('is charged once by the two who decide it, while one of them would rather bear it', () =>
    expectRaces(servers, {
      times: 20,
      from: 'finalizada',
      async prepare(both, project) {
        await lose(both, project);
        expect(await bear(2000, 0)(both.one, project)).toBe('approval_waiting');
      },
      contenders: [agree, bear(0, 1)],
      async expectEnd({ outcomes: [agreed, other], project }) {
        expect(agreed).toBe('success');
        expect(['approval_asked', 'loss_decided']).toContain(other);
        expect(await owedTo(servers, project.professional)).toBe(0);
      },
    }));
});

const lossOf = (app: TestApp, { id }: RacedProject) =>
  app.services.db
    .selectFrom('loss')
    .select('id')
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();

const bear = (cargo: number, who: 0 | 1) => async (app: TestApp, project: RacedProject) => {
  const { id: loss_id } = await lossOf(app, project);
  return outcome(app, decideLoss, { loss_id, cargo, motivo: 'Se revisó.' }, project.admins[who]);
};

/** The second person approves what the first has asked for. */
async function agree(app: TestApp, project: RacedProject): Promise<string> {
  const { id: loss } = await lossOf(app, project);
  const { id } = await app.services.db
    .selectFrom('approval_object')
    .select('approval_id as id')
    .where('object', '=', `loss:${loss}`)
    .executeTakeFirstOrThrow();
  return outcome(app, approve, { id }, project.admins[1]);
}
