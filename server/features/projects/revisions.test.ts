import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as projects from '#contract/projects.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const revise = (project: TestProject, input: object, as = project.professional) =>
  test.call.reply(projects.reviseProposal, { proposal: { id: project.id, ...input } }, { as });
const ask = (project: TestProject, motivo = '¿Puede ser el jueves?', as = project.client) =>
  project.do(projects.askForChange, { motivo }, as);
const keep = (project: TestProject, as = project.professional) =>
  project.do(projects.keepProposal, { motivo: 'Ese día no puedo.' }, as);
const lastEvent = async (project: TestProject) => (await project.view()).eventos.at(-1);

describe('a published proposal that is revised', () => {
  it('offers something else, and says what it offered before', async () => {
    const project = await projectIn(test, 'publicada');
    const before = await project.view();
    test.advance(DAY);
    const lines = [
      { concepto: 'Mano de obra', monto: 1500 },
      { concepto: 'Llave', monto: 700 },
    ];
    expect(await revise(project, { conceptos: lines })).toMatchObject({ status: 200 });
    const after = await project.view();
    expect(after).toMatchObject({
      estado: 'publicada',
      precio: 2200,
      conceptos: lines,
      anterior: { precio: 2000, conceptos: [], version: before.version },
    });
    expect(after.version).toBeGreaterThan(before.version);
    // It has fifteen days of its own.
    expect(Date.parse(after.vence?.at ?? '') - Date.parse(before.vence?.at ?? '')).toBe(DAY);
    expect(await lastEvent(project)).toMatchObject({
      evento: 'revisada',
      actor: project.professional.keylogin,
      detalle:
        'Precio: antes $2,000.00, ahora $2,200.00; Mano de obra: $1,500.00 (nuevo); Llave: $700.00 (nuevo)',
    });
    expect(await project.ask('por_pagar', { version: before.version })).toBe('proposal_changed');
    expect(await project.ask('por_pagar', { version: after.version })).toBe('success');
    expect(await project.view()).toMatchObject({ precio: 2200, anterior: null });
  });

  it('changes nothing when it says the same, also on a version of before', async () => {
    const project = await projectIn(test, 'publicada');
    const { version } = await project.view();
    const once = { precio: 2500, version };
    expect(await revise(project, once)).toMatchObject({ proposal: { precio: 2500 } });
    const after = await project.view();
    expect(await revise(project, once)).toMatchObject({ status: 200 });
    expect(await project.view()).toEqual(after);
  });

  it.each([
    [{ titulo: ' ' }, 'proposal_incomplete', 'titulo'],
    [{ precio: 99 }, 'invalid_input', 'precio'],
    [{ precio: null }, 'proposal_incomplete', 'precio'],
    [{ start: '2020-01-01' }, 'start_passed', 'start'],
    [{ start: '2027-01-02', end: '2027-01-01' }, 'invalid_input', 'end'],
  ])('is refused with %j and stays', async (input, code, campo) => {
    const project = await projectIn(test, 'publicada');
    const before = await project.view();
    const reply = await revise(project, input);
    expect(reply).toMatchObject({ code, campos: { [campo]: expect.any(String) } });
    expect(await project.view()).toEqual(before);
  });

  it('is its author’s, until it is accepted', async () => {
    const project = await projectIn(test, 'publicada');
    const change = { precio: 300 };
    expect(await revise(project, change, project.client)).toMatchObject({
      code: 'transition_not_yours',
    });
    const other = await projectIn(test, 'por_publicar');
    expect(await revise(project, change, other.professional)).toMatchObject({
      code: 'proposal_not_found',
    });
    expect(await revise(other, change)).toMatchObject({ code: 'transition_wrong_state' });
    await project.ask('por_pagar');
    expect(await revise(project, change)).toMatchObject({ code: 'transition_wrong_state' });
  });

  it('keeps what it offered, which nobody changes', async () => {
    const project = await projectIn(test, 'publicada');
    await revise(project, { precio: 2500 });
    await revise(project, { precio: 2600 });
    const { db } = test.services;
    const kept = await db
      .selectFrom('proposal_version')
      .select('precio')
      .where('proposal_id', '=', project.id)
      .orderBy('version')
      .execute();
    expect(kept.map(({ precio }) => precio)).toEqual([200_000, 250_000, 260_000]);
    await expect(sql`update proposal_version set precio = 1`.execute(db)).rejects.toThrow();
  });
});

describe('a change that the client asks for', () => {
  it('is the professional’s to answer, while the proposal stands', async () => {
    const project = await projectIn(test, 'publicada');
    expect(await ask(project)).toBe('success');
    expect(await project.view()).toMatchObject({
      estado: 'publicada',
      cambio_pedido: '¿Puede ser el jueves?',
    });
    expect(await lastEvent(project)).toMatchObject({
      evento: 'cambio_pedido',
      detalle: '¿Puede ser el jueves?',
    });
    expect(await keep(project)).toBe('success');
    expect(await project.view()).toMatchObject({ cambio_pedido: null });
    expect(await lastEvent(project)).toMatchObject({ evento: 'cambio_declinado' });
    expect(await keep(project)).toBe('no_change_asked');
    await ask(project);
    expect(await project.ask('por_pagar')).toBe('success');
  });

  it('is answered by a revision', async () => {
    const project = await projectIn(test, 'publicada');
    await ask(project);
    await revise(project, { start: '2027-01-07' });
    expect(await project.view()).toMatchObject({ cambio_pedido: null, start: '2027-01-07' });
  });

  it('needs words, and a published proposal of one’s own', async () => {
    const project = await projectIn(test, 'publicada');
    expect(await ask(project, '  ')).toBe('invalid_input');
    expect(await ask(project, 'x'.repeat(501))).toBe('invalid_input');
    expect(await ask(project, 'Más barato', project.professional)).toBe('transition_not_yours');
    expect(await keep(project, project.client)).toBe('transition_not_yours');
    await project.ask('rechazada');
    expect(await ask(project)).toBe('transition_wrong_state');
  });
});
