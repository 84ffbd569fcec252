import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginProposal, getProposals, withdrawProposal } from '#contract/projects.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const withdraw = ({ do: call, professional }: TestProject, input: object = {}, as = professional) =>
  call(withdrawProposal, input, as);
const noticesOf = (project: TestProject) =>
  test.services.db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select(['evento', 'keylogin'])
    .where('keylogin', 'in', [project.client.keylogin, project.professional.keylogin])
    .orderBy('notification.id')
    .execute();

describe('withdrawing', () => {
  it('ends a proposal that is not accepted, and lets the pair begin another', async () => {
    for (const estado of ['por_publicar', 'publicada']) {
      const project = await projectIn(test, estado);
      expect(await withdraw(project, { motivo: 'Me equivoqué de precio' })).toBe('success');
      expect(await project.view()).toMatchObject({
        estado: 'retirada',
        sender_accept: 0,
        receiver_accept: 0,
      });
      expect(await withdraw(project)).toBe('success');
      expect(await project.ask('por_pagar')).toBe('transition_wrong_state');
      const input = { proposal: { sender: project.client.keylogin, titulo: 'Otra' } };
      const next = await test.call.send(beginProposal, input, { as: project.professional });
      expect(next.proposal).toMatchObject({ estado: 'por_publicar', titulo: 'Otra' });
    }
  });

  it('is only for the professional', async () => {
    const project = await projectIn(test, 'publicada');
    expect(await withdraw(project, {}, project.client)).toBe('transition_not_yours');
    const stranger = sessionOf(await makeClient(test.services));
    expect(await withdraw(project, {}, stranger)).toBe('proposal_not_found');
    const admin = sessionOf(await makeAdmin(test.services));
    expect(await withdraw(project, {}, admin)).toBe('proposal_not_found');
    expect((await project.view()).estado).toBe('publicada');
  });

  it.each(['rechazada', 'por_pagar', 'pagado', 'completado', 'finalizada'])(
    'comes too late when it is %s',
    async (estado) => {
      const project = await projectIn(test, estado === 'rechazada' ? 'publicada' : estado);
      if (estado === 'rechazada') await project.ask('rechazada');
      expect(await withdraw(project)).toBe('transition_wrong_state');
      expect((await project.view()).estado).toBe(estado);
    },
  );

  it('checks the version that the professional saw', async () => {
    const project = await projectIn(test, 'publicada');
    const { version } = await project.view();
    expect(await withdraw(project, { version: version - 1 })).toBe('proposal_changed');
    expect(await withdraw(project, { version })).toBe('success');
  });

  it('never shows the client an unpublished proposal, also not in the history', async () => {
    const project = await projectIn(test, 'por_publicar');
    await withdraw(project, { motivo: 'Todavía no' });
    const hidden = { estado: 'retirada', titulo: '', descripcion: '', precio: null };
    const view = await project.view();
    expect(view).toMatchObject(hidden);
    expect(JSON.stringify(view)).not.toContain('Todavía no');
    const { client, professional } = project;
    const history = async (as: typeof client, other: typeof client) => {
      const keys = { key_primary: as.keylogin, key_secundary: other.keylogin };
      return (await test.call.send(getProposals, keys, { as })).proposals;
    };
    expect(await history(client, professional)).toMatchObject([hidden]);
    expect(await history(professional, client)).toMatchObject([
      { titulo: 'Cambio de llave', precio: 2000 },
    ]);
  });

  it('while the client accepts: one of the two succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const project = await projectIn(test, 'publicada');
      const outcomes = await Promise.all([withdraw(project), project.ask('por_pagar')]);
      expect(outcomes.toSorted()).toEqual(['success', 'transition_wrong_state']);
    }
  });
});

describe('a proposal that nobody answers', () => {
  it('expires after 15 days', async () => {
    const project = await projectIn(test, 'publicada');
    await letTimePass(test, 15 * DAY - 1000);
    expect((await project.view()).estado).toBe('publicada');
    await letTimePass(test, 1000);
    await letTimePass(test, 0);
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'expirada', sender_accept: 0, vence: null });
    expect(view.eventos.filter(({ evento }) => evento === 'expirada')).toHaveLength(1);
    expect((await noticesOf(project)).slice(1)).toEqual([
      { evento: 'expirada', keylogin: project.professional.keylogin },
    ]);
    expect(await project.ask('por_pagar')).toBe('transition_wrong_state');
  });

  it('says when it expires, and does not expire once accepted', async () => {
    const project = await projectIn(test, 'publicada');
    const { published_at, vence } = await project.view();
    const at = new Date(Date.parse(published_at ?? '') + 15 * DAY).toISOString();
    expect(vence).toEqual({ estado: 'expirada', at });
    await project.ask('por_pagar');
    await project.pay();
    await letTimePass(test, 30 * DAY);
    expect((await project.view()).estado).toBe('pagado');
  });
});

describe('earlier projects of a pair', () => {
  it('are read in pages, newest first, only by both parties and administrators', async () => {
    const project = await projectIn(test, 'por_publicar');
    await withdraw(project);
    for (let n = 0; n < 21; n++) {
      const proposal = { sender: project.client.keylogin, titulo: `Nº ${n}` };
      const begun = await test.call.send(beginProposal, { proposal }, { as: project.professional });
      const input = { id_proposal: begun.proposal.id };
      await test.call.send(withdrawProposal, input, { as: project.professional });
    }
    const keys = {
      key_primary: project.professional.keylogin,
      key_secundary: project.client.keylogin,
    };
    const as = project.professional;
    const first = await test.call.send(getProposals, keys, { as });
    expect(first.hay_mas).toBe(true);
    expect(first.proposals).toHaveLength(20);
    expect(first.proposals[0]?.titulo).toBe('Nº 20');
    const antes = first.proposals.at(-1)?.id;
    const rest = await test.call.send(getProposals, { ...keys, antes }, { as });
    expect(rest).toMatchObject({ hay_mas: false });
    expect(rest.proposals.map(({ titulo }) => titulo)).toEqual(['Nº 0', 'Cambio de llave']);

    const stranger = sessionOf(await makeClient(test.services));
    expect(await test.call.refused(getProposals, keys, { as: stranger })).toBe(
      'conversation_not_allowed',
    );
    const admin = sessionOf(await makeAdmin(test.services));
    expect((await test.call.send(getProposals, keys, { as: admin })).proposals).toHaveLength(20);
  });
});
