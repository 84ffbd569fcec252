import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteAccount,
  getCounts,
  getOwnProjects,
  restoreAccount,
  suspendAccount,
} from '#contract/accounts.ts';
import * as projects from '#contract/projects.ts';
import { getProfilePublic } from '#contract/search.ts';
import type { Proposal } from '#contract/views.ts';
import type { PublicProfile } from '#contract/profile/view.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { reachOf } from '#server/testing/reach.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

/** A finished work that was delivered with one picture of before and two of after. */
async function finished(): Promise<TestProject> {
  const project = await projectIn(test, 'pagado');
  const picture = async (name: string) => ({ name, content: await drawnPhoto() });
  const images = {
    antes: [await picture('a.png')],
    despues: [await picture('b.png'), await picture('c.png')],
  };
  await test.call.reply(
    projects.markDelivered,
    { id_proposal: project.id },
    { as: project.professional, images },
  );
  await project.ask('completado');
  await project.review('client');
  await project.review('professional');
  await project.ask('finalizada');
  return project;
}

const ask = (project: TestProject, chosen: object = {}) =>
  project.do(projects.askToShow, { antes: [0], despues: [0, 1], ...chosen }, project.professional);
const agree = (project: TestProject, vez = 1) => project.do(projects.agreeToShow, { vez });
const stop = (project: TestProject, who: 'client' | 'professional') =>
  project.do(projects.stopShowing, {}, project[who]);

const takeDown = async ({ id }: TestProject, motivo: string) => {
  const reply = await test.call.reply(
    projects.takeDownShowing,
    { id_proposal: id, motivo },
    { as: admin },
  );
  return 'code' in reply ? reply.code : 'success';
};
const shownToTeam = async ({ professional: { keylogin } }: TestProject) => {
  const reply = await test.call.reply(projects.getShownWorks, { user_id: keylogin }, { as: admin });
  return 'code' in reply ? reply.code : reply.trabajos;
};
const addressesOf = async (of: { keylogin: string }) => {
  const { email, phone } = await reachOf(test, of);
  return [email, phone];
};

const stateOf = async (project: TestProject) => (await project.view()).muestra?.estado;
const happened = async (project: TestProject) =>
  (await project.view()).eventos
    .map(({ evento }) => evento)
    .filter((evento) => evento.startsWith('muestra_'));

async function worksOf({ professional }: TestProject): Promise<PublicProfile['trabajos']> {
  const { keylogin } = professional;
  const { profile } = await test.call.send(getProfilePublic, { keylogin });
  return profile.trabajos;
}

const fetched = (path: string, headers = {}) =>
  test.app.inject({ url: `/api${path}`, headers: { ...headers } });

const unsigned = (path: string) => path.split('?')[0] ?? '';
const bare = (proposal: Proposal, at: 'antes' | 'despues' = 'despues') =>
  proposal.entrega[at].map(({ ruta }) => unsigned(ruta));

it('waits for its client in their lists and counts, until they answer', async () => {
  const project = await finished();
  const waits = async (as: Credentials) => {
    const { proyectos } = await test.call.send(getOwnProjects, {}, { as });
    const counts = await test.call.send(getCounts, {}, { as });
    return [proyectos[0]?.muestra_pedida, counts.proyectos];
  };
  expect(await waits(project.client)).toEqual([0, 0]);
  await ask(project);
  expect(await waits(project.client)).toEqual([1, 1]);
  expect((await waits(project.professional))[1]).toBe(0);
  await project.do(projects.stopShowing, {}, project.client);
  expect(await waits(project.client)).toEqual([0, 0]);
});

describe('showing a work', () => {
  it('is asked, agreed and seen by anybody, with nothing of the client', async () => {
    const project = await finished();
    expect((await project.view()).muestra).toBeNull();
    expect(await ask(project, { antes: [0], despues: [1] })).toBe('success');
    const { muestra } = await project.view();
    expect(muestra).toMatchObject({ estado: 'pedida', vez: 1, categoria: 'Plomería' });
    expect([muestra?.imagenes.antes.length, muestra?.imagenes.despues.length]).toEqual([1, 1]);
    expect(await worksOf(project)).toEqual([]);
    expect(await agree(project)).toBe('success');
    const [work, ...others] = await worksOf(project);
    expect(others).toEqual([]);
    expect(Object.keys(work ?? {}).toSorted()).toEqual(['categoria', 'imagenes', 'mes']);
    expect(work).toMatchObject({
      categoria: 'Plomería',
      mes: test.services.clock().toISOString().slice(0, 7),
    });
    const shown = bare(await project.view())[1] ?? '';
    expect(work?.imagenes.despues.map(({ ruta }) => ruta)).toEqual([shown]);
    expect(await happened(project)).toEqual(['muestra_pedida', 'muestra_aceptada']);
  });

  it('lets caches keep nothing that they do not ask for again', async () => {
    const project = await finished();
    const [first = '', second = ''] = bare(await project.view());
    await ask(project, { antes: [], despues: [0] });
    expect((await fetched(first)).statusCode).toBe(404);
    await agree(project);
    const picture = await fetched(first);
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([
      200,
      'public, no-cache',
    ]);
    const known = { 'if-none-match': String(picture.headers['etag']) };
    expect((await fetched(first, known)).statusCode).toBe(304);
    // Only what was chosen.
    expect((await fetched(second)).statusCode).toBe(404);
    expect((await fetched(bare(await project.view(), 'antes')[0] ?? '')).statusCode).toBe(404);
    await stop(project, 'client');
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(first, known)).statusCode).toBe(404);
    expect(await worksOf(project)).toEqual([]);
    // The two still see it.
    const { ruta = '' } = (await project.view()).entrega.despues[0] ?? {};
    expect((await fetched(ruta)).statusCode).toBe(200);
  });

  it('is for its own professional to ask and for its own client to answer', async () => {
    const project = await finished();
    expect(await agree(project)).toBe('showing_not_found');
    expect(await stop(project, 'client')).toBe('showing_not_found');
    const other = await projectIn(test, 'publicada');
    const ours = { id_proposal: project.id };
    const places = { antes: [], despues: [0] };
    const byOther = { as: other.professional };
    expect(await test.call.refused(projects.askToShow, { ...ours, ...places }, byOther)).toBe(
      'proposal_not_found',
    );
    expect(await project.do(projects.askToShow, places, project.client)).toBe('forbidden');
    await ask(project);
    const stranger = { as: sessionOf(await makeClient(test.services)) };
    expect(await test.call.refused(projects.agreeToShow, { ...ours, vez: 1 }, stranger)).toBe(
      'proposal_not_found',
    );
    expect(await test.call.refused(projects.stopShowing, ours, stranger)).toBe(
      'proposal_not_found',
    );
    expect(await project.do(projects.agreeToShow, { vez: 1 }, project.professional)).toBe(
      'forbidden',
    );
    expect(await stateOf(project)).toBe('pedida');
  });

  it('waits for the end of the work, and needs a picture of its result', async () => {
    const early = await projectIn(test, 'pagado');
    expect(await ask(early)).toBe('showing_not_yet');
    const plain = await projectIn(test, 'finalizada');
    expect(await ask(plain)).toBe('showing_without_pictures');
    const project = await finished();
    expect(await ask(project, { despues: [] })).toBe('invalid_input');
    expect(await ask(project, { despues: [2] })).toBe('showing_changed');
    expect(await stateOf(project)).toBeUndefined();
  });

  it('happens once however often it is said', async () => {
    const project = await finished();
    await Promise.all([ask(project), ask(project)]);
    expect(await ask(project, { antes: [] })).toBe('showing_asked');
    await Promise.all([agree(project), agree(project)]);
    expect(await ask(project)).toBe('success');
    await Promise.all([stop(project, 'professional'), stop(project, 'professional')]);
    expect(await happened(project)).toEqual([
      'muestra_pedida',
      'muestra_aceptada',
      'muestra_retirada',
    ]);
  });

  it('is over once the client refuses, until they change their mind', async () => {
    const project = await finished();
    await ask(project);
    expect(await stop(project, 'client')).toBe('success');
    expect(await ask(project)).toBe('showing_refused');
    expect(await agree(project)).toBe('success');
    expect(await worksOf(project)).toHaveLength(1);
    await stop(project, 'client');
    expect(await worksOf(project)).toEqual([]);
    expect(await happened(project)).toEqual([
      'muestra_pedida',
      'muestra_rechazada',
      'muestra_aceptada',
      'muestra_retirada',
    ]);
  });

  it('is over once both refuse: neither brings it back without the other', async () => {
    const project = await finished();
    await ask(project);
    await agree(project);
    await stop(project, 'client');
    expect((await project.view()).muestra).toMatchObject({ profesional: true, cliente: false });
    expect(await stop(project, 'professional')).toBe('success');
    expect(await stop(project, 'professional')).toBe('success');
    expect(await agree(project)).toBe('showing_changed');
    expect(await ask(project)).toBe('showing_refused');
    expect((await project.view()).muestra).toMatchObject({
      estado: 'rechazada',
      profesional: false,
      cliente: false,
    });
    expect(await worksOf(project)).toEqual([]);
    expect((await happened(project)).slice(2)).toEqual(['muestra_retirada', 'muestra_retirada']);
  });

  it('is refused by a client also after the professional withdrew it', async () => {
    const project = await finished();
    await ask(project);
    await stop(project, 'professional');
    await stop(project, 'client');
    expect(await ask(project)).toBe('showing_refused');
  });

  it('is agreed to as it was seen, and asked three times at most', async () => {
    const project = await finished();
    await ask(project);
    await stop(project, 'professional');
    expect(await agree(project)).toBe('showing_changed');
    expect(await ask(project, { antes: [] })).toBe('success');
    expect(await agree(project, 1)).toBe('showing_changed');
    await stop(project, 'professional');
    expect(await ask(project)).toBe('success');
    await stop(project, 'professional');
    expect(await ask(project)).toBe('showing_too_often');
  });

  it('a withdrawal and an agreement at once leave nothing shown that was withdrawn', async () => {
    const project = await finished();
    await ask(project);
    const [withdrawn] = await Promise.all([stop(project, 'professional'), agree(project)]);
    expect(withdrawn).toBe('success');
    expect(await stateOf(project)).toBe('retirada');
    expect(await worksOf(project)).toEqual([]);
  });

  it.each(['client', 'professional'] as const)(
    'is seen by nobody else while the %s is suspended',
    async (who) => {
      const project = await finished();
      await ask(project);
      await agree(project);
      const [path = ''] = bare(await project.view());
      expect((await fetched(path)).statusCode).toBe(200);
      const said = { user_id: project[who].keylogin, motivo: 'Revisión' };
      await test.call.send(suspendAccount, said, { as: admin });
      expect((await fetched(path)).statusCode).toBe(404);
      if (who === 'client') expect(await worksOf(project)).toEqual([]);
      await test.call.send(restoreAccount, { user_id: said.user_id }, { as: admin });
      expect((await fetched(path)).statusCode).toBe(200);
    },
  );

  it('ends with the account of the client, of whom no picture stays to be seen', async () => {
    const project = await finished();
    await ask(project);
    await agree(project);
    const shown = (await project.view()).entrega.despues;
    const paths = shown.flatMap(({ ruta, ruta_card }) => [ruta, ruta_card]).map(unsigned);
    for (const url of paths) expect((await fetched(url)).statusCode).toBe(200);
    const { keylogin } = project.client;
    await test.call.send(deleteAccount, { id: keylogin }, { as: admin });
    await test.work();
    for (const url of paths) expect((await fetched(url)).statusCode).toBe(404);
    expect([await worksOf(project), await shownToTeam(project)]).toEqual([[], []]);
    // It is still their work: who did it sees it as before.
    const theirs = { as: project.professional };
    const { proposal } = await test.call.send(
      projects.getProposal,
      { key_primary: project.professional.keylogin, key_secundary: keylogin },
      theirs,
    );
    expect((await fetched(proposal?.entrega.despues[0]?.ruta ?? '')).statusCode).toBe(200);
  });

  it('ends with the account of the professional', async () => {
    const project = await finished();
    await ask(project);
    await agree(project);
    const [path = ''] = bare(await project.view());
    // What a deletion leaves, once no money is owed.
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('keylogin', '=', project.professional.keylogin)
      .execute();
    expect((await fetched(path)).statusCode).toBe(404);
    expect(await shownToTeam(project)).toBe('account_not_found');
  });

  it('is taken down by the team for good, with a reason that the professional reads', async () => {
    const project = await finished();
    await ask(project);
    await agree(project);
    const [path = ''] = bare(await project.view());
    expect(await shownToTeam(project)).toMatchObject([
      { id_proposal: project.id, categoria: 'Plomería' },
    ]);
    expect(await takeDown(project, ' ')).toBe('invalid_input');
    const motivo = 'Se ve la cara de una persona.';
    expect(await takeDown(project, motivo)).toBe('success');
    expect(await takeDown(project, motivo)).toBe('showing_not_found');
    expect((await fetched(path)).statusCode).toBe(404);
    expect([await worksOf(project), await shownToTeam(project)]).toEqual([[], []]);
    expect((await project.view()).muestra).toMatchObject({ estado: 'quitada', motivo });
    for (const again of [agree, ask]) expect(await again(project)).toBe('showing_taken_down');
    expect((await fetched(path)).statusCode).toBe(404);
    await test.work();
    const told = (await addressesOf(project.professional)).map((to) => test.sentTo(to)[0]);
    for (const text of told) expect(text).toContain('Motivo: Se ve la cara de una persona. Si');
    const entry = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'after'])
      .where('action', '=', 'quitar_fotos')
      .executeTakeFirst();
    expect(entry).toMatchObject({ subject_id: String(project.id), after: { motivo } });
  });

  it('is taken down only while it is shown', async () => {
    const project = await finished();
    expect(await takeDown(project, 'Motivo')).toBe('showing_not_found');
    await ask(project);
    expect(await takeDown(project, 'Motivo')).toBe('showing_not_found');
    expect(await stateOf(project)).toBe('pedida');
  });
});
