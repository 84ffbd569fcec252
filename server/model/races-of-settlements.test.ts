import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  acceptSettlement,
  declineSettlement,
  offerSettlement,
  openDispute,
  resolveDispute,
  withdrawDispute,
} from '#contract/disputes.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestProject } from '#server/testing/project.ts';
import {
  expectRaces,
  outcome,
  PATIENCE,
  type RacedProject,
  startTwoServers,
  times,
  type TwoServers,
} from './race.ts';

vi.setConfig({ testTimeout: PATIENCE });

let servers: TwoServers;
/** The dispute and the client's first offer of each project. */
const seen = new Map<number, { dispute: number; oferta: number }>();
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

/** A dispute of 2,000 MXN in which the client offers to take 500 back. */
async function offered({ one }: TwoServers, { id, client, view }: TestProject): Promise<void> {
  const opened = { id_proposal: id, texto: 'Quedó a medias.' };
  expect(await outcome(one, openDispute, opened, client)).toBe('success');
  expect(await offers(500)(one, { id, client })).toBe('success');
  const { disputa } = await view();
  seen.set(id, { dispute: disputa?.id ?? 0, oferta: disputa?.ofertas[0]?.id ?? 0 });
}

const offers =
  (reembolso: number) =>
  (app: TestApp, { id, client }: Pick<TestProject, 'id' | 'client'>) =>
    outcome(app, offerSettlement, { id_proposal: id, reembolso }, client);
const accepts = (app: TestApp, { id, professional }: TestProject) =>
  outcome(
    app,
    acceptSettlement,
    { id_proposal: id, oferta: seen.get(id)?.oferta ?? 0 },
    professional,
  );
const takesBack = (app: TestApp, { id, client }: TestProject) =>
  outcome(app, declineSettlement, { id_proposal: id, oferta: seen.get(id)?.oferta ?? 0 }, client);
const rules = (app: TestApp, { id, admins }: RacedProject) =>
  outcome(
    app,
    resolveDispute,
    { dispute_id: seen.get(id)?.dispute ?? 0, reembolso: 2000, motivo: 'Así quedó.' },
    admins[0],
  );
const withdraws = (app: TestApp, { id, client }: TestProject) =>
  outcome(app, withdrawDispute, { id_proposal: id }, client);

/** The money as it was agreed. */
const SETTLED = { estado: 'finalizada', devuelto: 500, liberado: 1500, retenido: 0, disputa: null };
const ROUNDS = { from: 'pagado', times: 20, prepare: offered } as const;

describe('a settlement and something else at once', () => {
  it('accepting an offer twice: it is carried out once', () =>
    expectRaces(servers, {
      ...ROUNDS,
      contenders: [accepts, accepts],
      expectEnd({ outcomes, view }) {
        expect(outcomes.toSorted()).toEqual(['not_in_dispute', 'success']);
        expect(view).toMatchObject(SETTLED);
        expect(times(view, 'disputa_acordada')).toBe(1);
      },
    }));

  it('accepting an offer while it is changed: what was seen, or nothing', () =>
    expectRaces(servers, {
      ...ROUNDS,
      contenders: [accepts, offers(900)],
      expectEnd({ outcomes, view }) {
        if (outcomes[0] === 'success') {
          expect(outcomes[1]).toBe('not_in_dispute');
          expect(view).toMatchObject(SETTLED);
        } else {
          expect(outcomes).toEqual(['offer_gone', 'success']);
          expect(view).toMatchObject({ estado: 'pagado', retenido: 2000 });
          expect(view.disputa?.ofertas).toMatchObject([{ reembolso: 900 }]);
        }
      },
    }));

  it('accepting an offer while it is taken back: one succeeds', () =>
    expectRaces(servers, {
      ...ROUNDS,
      contenders: [accepts, takesBack],
      expectEnd({ outcomes, view }) {
        if (outcomes[0] === 'success') {
          expect(outcomes[1]).toBe('not_in_dispute');
          expect(view).toMatchObject(SETTLED);
        } else {
          expect(outcomes).toEqual(['offer_gone', 'success']);
          expect(view.disputa?.ofertas).toEqual([]);
        }
      },
    }));

  it('accepting an offer while the team rules: one of the two divides the money', () =>
    expectRaces(servers, {
      ...ROUNDS,
      contenders: [accepts, rules],
      expectEnd({ outcomes, view }) {
        expect(outcomes.toSorted()).toEqual(['not_in_dispute', 'success']);
        expect(view).toMatchObject(
          outcomes[0] === 'success'
            ? SETTLED
            : { estado: 'cancelada', devuelto: 2000, liberado: 0, retenido: 0 },
        );
        expect(times(view, 'disputa_acordada', 'disputa_resuelta')).toBe(1);
      },
    }));

  it('accepting an offer while the dispute is withdrawn: one succeeds', () =>
    expectRaces(servers, {
      ...ROUNDS,
      contenders: [accepts, withdraws],
      expectEnd({ outcomes, view }) {
        expect(outcomes.toSorted()).toEqual(['not_in_dispute', 'success']);
        expect(view).toMatchObject(
          outcomes[0] === 'success' ? SETTLED : { estado: 'pagado', retenido: 2000, disputa: null },
        );
      },
    }));

  it.each([
    ['the team rules', rules],
    ['the dispute is withdrawn', withdraws],
  ])('offering while %s: no offer is left open', (_name, ends) =>
    expectRaces(servers, {
      ...ROUNDS,
      contenders: [offers(900), ends],
      async expectEnd({ outcomes, view, project }) {
        expect(outcomes[1]).toBe('success');
        expect(['success', 'not_in_dispute']).toContain(outcomes[0]);
        expect(view.disputa).toBeNull();
        expect(await openOffersOf(project.id)).toEqual([]);
      },
    }),
  );
});

const openOffersOf = (proposalId: number) =>
  servers.one.services.db
    .selectFrom('dispute_offer as o')
    .innerJoin('dispute as d', 'd.id', 'o.dispute_id')
    .select('o.id')
    .where('d.proposal_id', '=', proposalId)
    .where('o.ended_at', 'is', null)
    .execute();
