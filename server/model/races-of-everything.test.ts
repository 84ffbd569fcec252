import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDispute, resolveDispute, withdrawDispute } from '#contract/disputes.ts';
import { createProject } from '#contract/payments.ts';
import {
  anticipoProposal,
  cancelProposal,
  markDelivered,
  updateProposal,
  withdrawProposal,
} from '#contract/projects.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { comeBack, confirmAtProvider } from '#server/testing/project.ts';
import type { TestApp } from '#server/testing/app.ts';
import {
  outcome,
  PATIENCE,
  type RacedProject,
  racedProject,
  startTwoServers,
  type TwoServers,
} from './race.ts';

vi.setConfig({ testTimeout: PATIENCE });

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

type Act = (app: TestApp, project: RacedProject) => Promise<string>;

const change =
  (estado: string): Act =>
  (app, { id, client }) =>
    outcome(app, updateProposal, { id_proposal: id, estado }, client);

/** A payment of its own where something is left to pay. */
const pay: Act = async (app, { id, client }) => {
  const reply = await app.call.reply(createProject, { proposal: { id } }, { as: client });
  if (!('response' in reply)) return 'code' in reply ? String(reply.code) : 'paid';
  const intent = reply.response.client_secret.split('_secret_')[0] ?? '';
  // The other payment of the two may have settled it by then.
  await confirmAtProvider(app, intent, 'pm_card_visa').catch(() => 'refused by the provider');
  return `back ${(await comeBack(app, id, intent)).statusCode}`;
};

const release =
  (anticipo: number): Act =>
  (app, { id, client }) =>
    outcome(app, anticipoProposal, { proposal: { id, anticipo } }, client);

const rule: Act = async (app, project) => {
  const { disputa } = await project.view();
  const input = { dispute_id: disputa?.id ?? 0, reembolso: 700, motivo: 'Así quedó.' };
  return disputa ? outcome(app, resolveDispute, input, project.admins[0]) : 'not_in_dispute';
};

const asBoth = (act: (as: 'client' | 'professional') => Act): Act[] => [
  act('client'),
  act('professional'),
];

/** All that the two of a project and the team can do to it. */
const ACTS: readonly Act[] = [
  change('por_pagar'),
  change('rechazada'),
  change('completado'),
  change('finalizada'),
  pay,
  release(0.25),
  release(1),
  rule,
  (app, { id, professional }) => outcome(app, markDelivered, { id_proposal: id }, professional),
  (app, { id, professional }) => outcome(app, withdrawProposal, { id_proposal: id }, professional),
  ...asBoth((who) => (app, project) => {
    const input = { id_proposal: project.id, motivo: 'No puedo.' };
    return outcome(app, cancelProposal, input, project[who]);
  }),
  ...asBoth((who) => (app, project) => {
    const input = { id_proposal: project.id, texto: 'No quedó.' };
    return outcome(app, openDispute, input, project[who]);
  }),
  (app, { id, client }) => outcome(app, withdrawDispute, { id_proposal: id }, client),
];

/** Each act at both servers at once, in another order for each project. */
async function everythingAtOnce(project: RacedProject, turn: number): Promise<string[]> {
  const order = ACTS.map((_, place) => ACTS[(place * 7 + turn) % ACTS.length] ?? pay);
  return Promise.all(
    order.flatMap((act) => [act(servers.one, project), act(servers.two, project)]),
  );
}

const PROJECTS = Number(process.env['MODEL_RACES'] ?? 6);

it.each(['publicada', 'por_pagar', 'pagado', 'completado'])(
  'whatever is done at once to a project that is %s, its money adds up',
  async (from) => {
    for (let turn = 0; turn < PROJECTS; turn++) {
      const project = await racedProject(servers, from);
      expect(await everythingAtOnce(project, turn)).toContain('success');
      await servers.one.work();
      await everythingAtOnce(project, turn + 1);
      await servers.one.work();
      const view = await project.view();
      const { estado, pagado, retenido, liberado, devuelto } = view;
      const ended = ['cancelada', 'finalizada', 'rechazada'].includes(estado);
      expect({ from, turn, estado, pagado, retenido, liberado, devuelto }).toMatchObject({
        pagado: retenido + liberado + devuelto,
        retenido: ended ? 0 : retenido,
      });
      expect(pagado).toBeLessThanOrEqual(2000);
    }
    expect((await proveBooks(servers.one.services.db)).faults).toEqual([]);
  },
);
