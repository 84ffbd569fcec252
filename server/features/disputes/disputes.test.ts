import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import { exportDisputes, getDispute, getDisputes, openDispute } from '#contract/disputes.ts';
import {
  getProposal,
  markDelivered,
  requestChanges,
  updateDataProposal,
} from '#contract/projects.ts';
import { createProject } from '#contract/payments.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { codeOf, disputed, MOTIVO, resolve } from './testing.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  await test.work();
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [], returning: 0 });
  await test.close();
});

describe('opening a dispute', () => {
  it('is possible for either party of a paid project, once', async () => {
    const unpaid = await projectIn(test, 'por_pagar');
    expect(await unpaid.do(openDispute, { texto: 'x' })).toBe('nothing_paid');
    const project = await projectIn(test, 'completado');
    const { professional } = project;
    const stranger = sessionOf(await makeClient(test.services));
    for (const other of [stranger, admin])
      expect(await project.do(openDispute, { texto: 'x' }, other)).toBe('proposal_not_found');
    expect(await project.do(openDispute, { texto: '  ' }, professional)).toBe('invalid_input');
    const { version } = await project.view();
    const old = { texto: 'x', version: version - 1 };
    expect(await project.do(openDispute, old, professional)).toBe('proposal_changed');
    const outcomes = await Promise.all([
      project.do(openDispute, { texto: 'No me confirma' }, professional),
      project.do(openDispute, { texto: 'Quedó mal' }),
    ]);
    expect(outcomes.toSorted()).toEqual(['in_dispute', 'success']);
    await test.work();
    const told = test.standIns.outbox
      .list()
      .filter(({ subject }) => subject?.startsWith('Disputa nueva'));
    expect(told).toMatchObject([{ text: expect.stringMatching(/\/admin\/disputas\/\d+/) }]);
    const over = await projectIn(test, 'finalizada');
    expect(await over.do(openDispute, { texto: 'x' })).toBe('transition_wrong_state');
  });

  it('shows its images only to the parties and the team, by links that expire', async () => {
    const project = await projectIn(test, 'pagado');
    const image = { name: 'foto.png', content: await drawnPhoto() };
    const input = { id_proposal: project.id, texto: 'Así quedó.' };
    await test.call.send(openDispute, input, {
      as: project.client,
      images: { imagenes: [image, image] },
    });
    const { client, professional } = project;
    const seen = async (as: Credentials) => {
      const [one, other] = as === client ? [client, professional] : [professional, client];
      const keys = { key_primary: one.keylogin, key_secundary: other.keylogin };
      return (await test.call.send(getProposal, keys, { as })).proposal?.disputa?.imagenes ?? [];
    };
    const get = async (link: string) => (await test.app.inject({ url: `/api${link}` })).statusCode;
    for (const as of [client, professional, admin]) {
      const links = await seen(as);
      expect(links).toHaveLength(2);
      for (const link of links) expect(await get(link)).toBe(200);
    }
    const [link = ''] = await seen(client);
    expect(await get(link.split('?')[0] ?? '')).toBe(404);
    const forged = link.replace(/f=./, (first) => (first === 'f=_' ? 'f=-' : 'f=_'));
    expect(await get(forged)).toBe(404);
    test.advance(6 * 60_000);
    expect(await get(link)).toBe(403);

    const stranger = sessionOf(await makeProfessional(test.services));
    const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    expect(await test.call.refused(getProposal, keys, { as: stranger })).toBe(
      'conversation_not_allowed',
    );
  });

  it('with invalid or too many images changes nothing', async () => {
    const project = await projectIn(test, 'pagado');
    const image = { name: 'foto.png', content: await drawnPhoto() };
    const bad = { name: 'foto.png', content: Buffer.from('nothing of an image') };
    const open = (imagenes: (typeof image)[]) =>
      test.call.reply(
        openDispute,
        { id_proposal: project.id, texto: 'x' },
        { as: project.client, images: { imagenes } },
      );
    expect(codeOf(await open([image, bad]))).toBe('not_an_image');
    expect((await open(Array.from({ length: 6 }, () => image))).status).toBe(413);
    expect((await project.view()).disputa).toBeNull();
    const kept = await test.services.db
      .selectFrom('dispute_file')
      .innerJoin('dispute', 'dispute.id', 'dispute_id')
      .select('file_id')
      .where('proposal_id', '=', project.id)
      .execute();
    expect(kept).toEqual([]);
  });
});

describe('while a dispute is open', () => {
  it('neither the money nor the project changes', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9000 });
    await project.additional([{ descripcion: 'Chapa', precio: 300 }], project.professional);
    await project.pay();
    await project.do(openDispute, { texto: 'Quedó mal' });
    const before = await project.view();
    const { client, professional } = project;
    const service = before.data_propuesta.adicionales[0]?.id;
    expect(await project.release(0.25)).toBe('in_dispute');
    expect(await project.cancel(client)).toBe('in_dispute');
    expect(await project.cancel(professional)).toBe('in_dispute');
    expect(await project.cancel(admin)).toBe('in_dispute');
    expect(await project.deliver()).toBe('in_dispute');
    expect(await project.do(requestChanges)).toBe('in_dispute');
    expect(await project.do(markDelivered, {}, professional)).toBe('in_dispute');
    expect(await project.additional([{}, { descripcion: 'x', precio: 100 }], professional)).toBe(
      'in_dispute',
    );
    expect(await project.additional([{ id: service, estatus: 'aceptado' }], client)).toBe(
      'in_dispute',
    );
    const pay = { proposal: { id: project.id } };
    expect(await test.call.refused(createProject, pay, { as: client })).toBe('in_dispute');
    const colleague = await makeProfessional(test.services);
    const assign = { proposal: { id: project.id, profesional_assign: colleague.keylogin } };
    expect(await test.call.refused(updateDataProposal, assign, { as: client })).toBe('in_dispute');
    expect(await project.do(openDispute, { texto: 'x' }, professional)).toBe('in_dispute');
    expect(await project.view()).toEqual(before);
  });

  it('a completed project is not finalized', async () => {
    const { project } = await disputed(test, 'completado');
    await project.review('client');
    await project.review('professional');
    expect(await project.ask('finalizada')).toBe('in_dispute');
    const paid = await disputed(test, 'pagado');
    expect(await paid.project.ask('completado')).toBe('in_dispute');
  });
});

describe('the list', () => {
  it('has open disputes oldest first and resolved ones newest first, in pages', async () => {
    const list = async (input: object = {}) => test.call.send(getDisputes, input, { as: admin });
    const before = await list();
    const opened: number[] = [];
    const projects: TestProject[] = [];
    for (let n = 0; n < 21; n++) {
      const { project, dispute_id } = await disputed(test);
      opened.push(dispute_id);
      projects.push(project);
    }
    const ids: number[] = [];
    for (let despues: number | null | undefined; despues !== null; ) {
      const page = await list({ despues: despues ?? undefined });
      expect(page.abiertas).toBe(before.abiertas + 21);
      ids.push(...page.disputes.map(({ id }) => id));
      despues = page.siguiente;
    }
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.slice(-21)).toEqual(opened);
    expect((await list({ cuantos: 100 })).disputes.map(({ id }) => id)).toEqual(ids);
    const file = await test.call.send(exportDisputes, { estado: 'abiertas' }, { as: admin });
    expect(file.hay_mas).toBe(false);
    expect(file.disputes.map(({ id }) => id)).toEqual(ids);
    await resolve(test, admin, { dispute_id: opened[0] ?? 0, reembolso: 500 });
    await resolve(test, admin, { dispute_id: opened[1] ?? 0, reembolso: 0 });
    const decided = await list({ estado: 'resueltas' });
    expect(decided.disputes.slice(0, 2)).toMatchObject([
      { id: opened[1], resolucion: { reembolso: 0, liberado: 2000 } },
      {
        id: opened[0],
        pagado: 2000,
        retenido: 0,
        resolucion: { reembolso: 500, liberado: 1500, motivo: MOTIVO },
      },
    ]);
    const [first] = (await list({ despues: opened[1] })).disputes;
    expect(first).toMatchObject({
      texto: 'Quedó mal puesta.',
      client: { keylogin: projects[2]?.client.keylogin },
      author: { keylogin: projects[2]?.professional.keylogin },
      retenido: 2000,
      resolucion: null,
    });
  });
});

it('records who of the team opened a dispute', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  const { project, dispute_id } = await disputed(test);
  await test.call.send(getDispute, { id: dispute_id }, { as });
  const { entradas } = await test.call.send(getAudit, { accion: 'ver_disputa' }, { as });
  expect(entradas).toMatchObject([{ asunto: { tipo: 'dispute', id: String(dispute_id) } }]);
  expect(entradas[0]?.personas.map(({ keylogin }) => keylogin).toSorted()).toEqual(
    [project.client.keylogin, project.professional.keylogin].toSorted(),
  );
});
