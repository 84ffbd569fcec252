import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  askForChange,
  beginProposal,
  markDelivered,
  requestChanges,
  reviseProposal,
  updateAdicionalesProposal,
  updateProposal,
  withdrawProposal,
} from '#contract/projects.ts';
import { openDispute } from '#contract/disputes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { advanceByClock } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestProject } from '#server/testing/project.ts';
import { DAY } from './amounts.ts';
import {
  type TwoServers,
  startTwoServers,
  outcome,
  owedTo,
  expectRaces,
  times,
  PATIENCE,
} from './race.ts';

// Fifty races each, also on a busy machine.
vi.setConfig({ testTimeout: PATIENCE });

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

const ask =
  (estado: string) =>
  (app: TestApp, { id, client }: TestProject) =>
    outcome(app, updateProposal, { id_proposal: id, estado }, client);
const WRONG = 'transition_wrong_state';
/** One request succeeded, and the other was refused with one of these codes. */
const expectOne = (outcomes: readonly string[], ...losses: string[]) => {
  expect(outcomes.filter((code) => code === 'success')).toHaveLength(1);
  expect([...losses, 'success']).toEqual(expect.arrayContaining([...outcomes]));
};

describe('two requests at once', () => {
  it('accepting and rejecting: one succeeds', () =>
    expectRaces(servers, {
      from: 'publicada',
      contenders: [ask('por_pagar'), ask('rechazada')],
      expectEnd({ outcomes, view }) {
        expectOne(outcomes, WRONG);
        expect(view.estado).toBe(outcomes[0] === 'success' ? 'por_pagar' : 'rechazada');
        expect(times(view, 'por_pagar', 'rechazada')).toBe(1);
      },
    }));

  it('accepting and withdrawing: one succeeds', () =>
    expectRaces(servers, {
      from: 'publicada',
      contenders: [
        ask('por_pagar'),
        (app, { id, professional }) =>
          outcome(app, withdrawProposal, { id_proposal: id }, professional),
      ],
      expectEnd({ outcomes, view }) {
        expectOne(outcomes, WRONG);
        expect(view.estado).toBe(outcomes[0] === 'success' ? 'por_pagar' : 'retirada');
      },
    }));

  it('accepting the version that was shown and revising it: one succeeds', () => {
    const shown = new Map<number, number>();
    return expectRaces(servers, {
      from: 'publicada',
      prepare: async (_servers, project) => shown.set(project.id, (await project.view()).version),
      contenders: [
        (app, { id, client }) =>
          outcome(
            app,
            updateProposal,
            { id_proposal: id, estado: 'por_pagar', version: shown.get(id) },
            client,
          ),
        (app, { id, professional }) =>
          outcome(
            app,
            reviseProposal,
            { proposal: { id, precio: 9000, version: shown.get(id) } },
            professional,
          ),
      ],
      expectEnd({ outcomes, view }) {
        expectOne(outcomes, WRONG, 'proposal_changed');
        const accepted = outcomes[0] === 'success';
        expect(view).toMatchObject(
          accepted
            ? { estado: 'por_pagar', precio: 2000 }
            : { estado: 'publicada', precio: 9000, anterior: { precio: 2000 } },
        );
        expect(times(view, 'revisada')).toBe(accepted ? 0 : 1);
      },
    });
  });

  it('asking for a change and revising: both succeed, and the words are about what is shown', () =>
    expectRaces(servers, {
      from: 'publicada',
      contenders: [
        (app, { id, client }) =>
          outcome(app, askForChange, { id_proposal: id, motivo: 'Más barato' }, client),
        (app, { id, professional }) =>
          outcome(app, reviseProposal, { proposal: { id, precio: 1900 } }, professional),
      ],
      expectEnd({ outcomes, view }) {
        expect(outcomes).toEqual(['success', 'success']);
        const last = view.eventos.at(-1)?.evento;
        expect(view).toMatchObject({
          precio: 1900,
          cambio_pedido: last === 'revisada' ? null : 'Más barato',
        });
      },
    }));

  it('beginning the next project twice: one project begins', () =>
    expectRaces(servers, {
      from: 'publicada',
      prepare: (_servers, project) => project.ask('rechazada'),
      contenders: [begin, begin],
      expectEnd({ outcomes, view }) {
        expect(outcomes).toEqual(['success', 'success']);
        expect(view.estado).toBe('por_publicar');
        expect(times(view, 'por_publicar')).toBe(1);
      },
    }));

  it('completing and asking for changes: it is completed, with or without the request before', () =>
    expectRaces(servers, {
      from: 'pagado',
      prepare: ({ one }, { id, professional }) =>
        outcome(one, markDelivered, { id_proposal: id }, professional),
      contenders: [
        ask('completado'),
        (app, { id, client }) => outcome(app, requestChanges, { id_proposal: id }, client),
      ],
      expectEnd({ outcomes, view }) {
        expect(outcomes[0]).toBe('success');
        expect(['success', WRONG]).toContain(outcomes[1]);
        expect(view.estado).toBe('completado');
        expect(view.entregado_at === null).toBe(outcomes[1] === 'success');
      },
    }));

  it('accepting and withdrawing a service: it is withdrawn and costs nothing', () =>
    expectRaces(servers, {
      from: 'pagado',
      prepare: ({ one }, { id, professional }) =>
        outcome(
          one,
          updateAdicionalesProposal,
          services(id, { descripcion: 'Otra', precio: 500 }),
          professional,
        ),
      contenders: [
        (app, { id, client }) =>
          outcome(app, updateAdicionalesProposal, services(id, { estatus: 'aceptado' }), client),
        (app, { id, professional }) =>
          outcome(
            app,
            updateAdicionalesProposal,
            services(id, { estatus: 'retirado' }),
            professional,
          ),
      ],
      expectEnd({ outcomes, view }) {
        expect(['success', 'additional_decided']).toContain(outcomes[0]);
        expect(outcomes[1]).toBe('success');
        expect(view).toMatchObject({
          estado: 'pagado',
          precio: 2000,
          adicionales: 0,
          por_pagar: 0,
        });
        expect(times(view, 'adicional_aceptado')).toBe(outcomes[0] === 'success' ? 1 : 0);
        expect(times(view, 'adicional_retirado')).toBe(1);
      },
    }));
});

describe('a project ends once', () => {
  it('when it is finalized twice', () =>
    expectRaces(servers, {
      from: 'completado',
      prepare: reviewed,
      contenders: [ask('finalizada'), ask('finalizada')],
      async expectEnd({ outcomes, view, project, servers }) {
        expect(outcomes).toEqual(['success', 'success']);
        expect(view).toMatchObject({ estado: 'finalizada', liberado: 2000, retenido: 0 });
        expect(times(view, 'finalizada')).toBe(1);
        expect(await owedTo(servers, project.professional)).toBe(1897);
      },
    }));

  it('when a dispute is opened and it is finalized', () =>
    expectRaces(servers, {
      from: 'completado',
      prepare: reviewed,
      contenders: [
        (app, { id, professional }) =>
          outcome(app, openDispute, { id_proposal: id, texto: 'No quedó.' }, professional),
        ask('finalizada'),
      ],
      async expectEnd({ outcomes, view, project, servers }) {
        expectOne(outcomes, WRONG, 'in_dispute');
        const disputed = outcomes[0] === 'success';
        expect(outcomes[disputed ? 1 : 0]).toBe(disputed ? 'in_dispute' : WRONG);
        expect(view.disputa !== null).toBe(disputed);
        expect(view.estado).toBe(disputed ? 'completado' : 'finalizada');
        expect(await owedTo(servers, project.professional)).toBe(disputed ? 0 : 1897);
      },
    }));

  it('when the clock and a person finalize it', () =>
    expectRaces(servers, {
      from: 'completado',
      prepare: async (servers, project) => {
        await reviewed(servers, project);
        servers.one.advance(DAY);
      },
      contenders: [clock, ask('finalizada')],
      async expectEnd({ outcomes, view, project, servers }) {
        expect(['success', WRONG]).toContain(outcomes[1]);
        expect(view).toMatchObject({ estado: 'finalizada', liberado: 2000, retenido: 0 });
        expect(times(view, outcomes[1] === 'success' ? 'finalizada' : 'finalizada_por_plazo')).toBe(
          1,
        );
        expect(times(view, 'finalizada', 'finalizada_por_plazo')).toBe(1);
        expect(await owedTo(servers, project.professional)).toBe(1897);
      },
    }));
});

const services = (id: number, ...adicionales: object[]) => ({
  proposal: { id },
  newProposal: { data_propuesta: { adicionales } },
});

const begin = (app: TestApp, { client, professional }: TestProject) =>
  outcome(app, beginProposal, { proposal: { sender: client.keylogin, precio: 300 } }, professional);

async function reviewed(_servers: TwoServers, project: TestProject): Promise<void> {
  expect([await project.review('client'), await project.review('professional')]).toEqual([
    'success',
    'success',
  ]);
}

async function clock(app: TestApp): Promise<string> {
  await inTransaction(app.services.db, (trx) => enqueue(trx, advanceByClock, {}));
  await app.work();
  return 'success';
}
