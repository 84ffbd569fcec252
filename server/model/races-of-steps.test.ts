import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  beginProposal,
  markDelivered,
  requestChanges,
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
import { type Arena, openArena, outcome, owedTo, expectRaces, times } from './race.ts';

// Fifty of each, on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

const ask =
  (estado: string) =>
  (app: TestApp, { id, client }: TestProject) =>
    outcome(app, updateProposal, { id_proposal: id, estado }, client);
const WRONG = 'transition_wrong_state';
/** The one was done, and the other was told why it was not. */
const expectOne = (told: readonly string[], ...losses: string[]) => {
  expect(told.filter((code) => code === 'success')).toHaveLength(1);
  expect([...losses, 'success']).toEqual(expect.arrayContaining([...told]));
};

describe('of two who decide at once', () => {
  it('accepting and rejecting: one is done', () =>
    expectRaces(arena, {
      from: 'publicada',
      runners: [ask('por_pagar'), ask('rechazada')],
      ends({ told, view }) {
        expectOne(told, WRONG);
        expect(view.estado).toBe(told[0] === 'success' ? 'por_pagar' : 'rechazada');
        expect(times(view, 'por_pagar', 'rechazada')).toBe(1);
      },
    }));

  it('accepting and withdrawing: one is done', () =>
    expectRaces(arena, {
      from: 'publicada',
      runners: [
        ask('por_pagar'),
        (app, { id, professional }) =>
          outcome(app, withdrawProposal, { id_proposal: id }, professional),
      ],
      ends({ told, view }) {
        expectOne(told, WRONG);
        expect(view.estado).toBe(told[0] === 'success' ? 'por_pagar' : 'retirada');
      },
    }));

  it('beginning the next project twice: it is one', () =>
    expectRaces(arena, {
      from: 'publicada',
      prepare: (_arena, project) => project.ask('rechazada'),
      runners: [begin, begin],
      ends({ told, view }) {
        expect(told).toEqual(['success', 'success']);
        expect(view.estado).toBe('por_publicar');
        expect(times(view, 'por_publicar')).toBe(1);
      },
    }));

  it('completing and asking for changes: it is completed, and changes were asked for before or not', () =>
    expectRaces(arena, {
      from: 'pagado',
      prepare: ({ one }, { id, professional }) =>
        outcome(one, markDelivered, { id_proposal: id }, professional),
      runners: [
        ask('completado'),
        (app, { id, client }) => outcome(app, requestChanges, { id_proposal: id }, client),
      ],
      ends({ told, view }) {
        expect(told[0]).toBe('success');
        expect(['success', WRONG]).toContain(told[1]);
        expect(view.estado).toBe('completado');
        expect(view.entregado_at === null).toBe(told[1] === 'success');
      },
    }));

  it('accepting and withdrawing a service: it is withdrawn, and costs nothing', () =>
    expectRaces(arena, {
      from: 'pagado',
      prepare: ({ one }, { id, professional }) =>
        outcome(
          one,
          updateAdicionalesProposal,
          services(id, { descripcion: 'Otra', precio: 500 }),
          professional,
        ),
      runners: [
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
      ends({ told, view }) {
        expect(['success', 'additional_decided']).toContain(told[0]);
        expect(told[1]).toBe('success');
        expect(view).toMatchObject({
          estado: 'pagado',
          precio: 2000,
          adicionales: 0,
          por_pagar: 0,
        });
        expect(times(view, 'adicional_aceptado')).toBe(told[0] === 'success' ? 1 : 0);
        expect(times(view, 'adicional_retirado')).toBe(1);
      },
    }));
});

describe('what ends a project is done once', () => {
  it('by two who finalize', () =>
    expectRaces(arena, {
      from: 'completado',
      prepare: reviewed,
      runners: [ask('finalizada'), ask('finalizada')],
      async ends({ told, view, project, arena }) {
        expectOne(told, WRONG);
        expect(view).toMatchObject({ estado: 'finalizada', liberado: 2000, retenido: 0 });
        expect(times(view, 'finalizada')).toBe(1);
        expect(await owedTo(arena, project.professional)).toBe(1897);
      },
    }));

  it('by a dispute or by finalizing', () =>
    expectRaces(arena, {
      from: 'completado',
      prepare: reviewed,
      runners: [
        (app, { id, professional }) =>
          outcome(app, openDispute, { id_proposal: id, texto: 'No quedó.' }, professional),
        ask('finalizada'),
      ],
      async ends({ told, view, project, arena }) {
        expectOne(told, WRONG, 'in_dispute');
        const disputed = told[0] === 'success';
        expect(told[disputed ? 1 : 0]).toBe(disputed ? 'in_dispute' : WRONG);
        expect(view.disputa !== null).toBe(disputed);
        expect(view.estado).toBe(disputed ? 'completado' : 'finalizada');
        expect(await owedTo(arena, project.professional)).toBe(disputed ? 0 : 1897);
      },
    }));

  it('by the clock or by a person', () =>
    expectRaces(arena, {
      from: 'completado',
      prepare: async (arena, project) => {
        await reviewed(arena, project);
        arena.one.advance(DAY);
      },
      runners: [clock, ask('finalizada')],
      async ends({ told, view, project, arena }) {
        expect(['success', WRONG]).toContain(told[1]);
        expect(view).toMatchObject({ estado: 'finalizada', liberado: 2000, retenido: 0 });
        expect(times(view, told[1] === 'success' ? 'finalizada' : 'finalizada_por_plazo')).toBe(1);
        expect(times(view, 'finalizada', 'finalizada_por_plazo')).toBe(1);
        expect(await owedTo(arena, project.professional)).toBe(1897);
      },
    }));
});

const services = (id: number, ...adicionales: object[]) => ({
  proposal: { id },
  newProposal: { data_propuesta: { adicionales } },
});

const begin = (app: TestApp, { client, professional }: TestProject) =>
  outcome(app, beginProposal, { proposal: { sender: client.keylogin, precio: 300 } }, professional);

async function reviewed(_arena: Arena, project: TestProject): Promise<void> {
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
