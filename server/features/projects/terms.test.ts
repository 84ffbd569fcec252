import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as projects from '#contract/projects.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const LINES = [
  { concepto: 'Destapar con sonda', monto: 850 },
  { concepto: 'Junta y sellador', monto: 50 },
];
const TERMS = {
  conceptos: LINES,
  start: '2027-12-02',
  hora: '09:00',
  duracion: 300,
  incluye: ['Garantía de 30 días'],
  no_incluye: ['Azulejo nuevo'],
};

const change = (project: TestProject, input: object) =>
  test.call.reply(
    projects.updateDataProposal,
    { proposal: { id: project.id, ...input } },
    { as: project.professional },
  );

describe('what a proposal says besides its price', () => {
  it('is seen by its client once it is published, and its lines are the price', async () => {
    const project = await projectIn(test, 'por_publicar');
    expect(await change(project, TERMS)).toMatchObject({ proposal: { ...TERMS, precio: 900 } });
    const unseen = { conceptos: [], incluye: [], no_incluye: [], hora: null, duracion: null };
    expect(await project.view()).toMatchObject(unseen);
    await change(project, { estado: 'publicada' });
    expect(await project.view()).toMatchObject({ ...TERMS, precio: 900, estado: 'publicada' });
  });

  it('may be missing, and is emptied by empty values', async () => {
    const project = await projectIn(test, 'por_publicar');
    await change(project, TERMS);
    const empty = { conceptos: [], incluye: [], no_incluye: [], hora: '', duracion: '' };
    expect(await change(project, empty)).toMatchObject({
      proposal: { ...empty, hora: null, duracion: null, precio: 900 },
    });
  });

  it('cannot have lines of another sum than its price', async () => {
    const project = await projectIn(test, 'por_publicar');
    expect(await change(project, { conceptos: LINES, precio: 901 })).toMatchObject({
      status: 400,
      campos: { precio: 'Los conceptos suman $900.00 MXN: el precio es esa suma.' },
    });
  });

  it('loses its lines with another price alone, as by somebody who does not know them', async () => {
    const project = await projectIn(test, 'por_publicar');
    await change(project, TERMS);
    expect(await change(project, { precio: 900 })).toMatchObject({
      proposal: { conceptos: LINES },
    });
    expect(await change(project, { precio: 1000 })).toMatchObject({
      proposal: { precio: 1000, conceptos: [], incluye: TERMS.incluye },
    });
  });

  it('names the line that is wrong', async () => {
    const project = await projectIn(test, 'por_publicar');
    const bad = [LINES[0], { concepto: '', monto: 50 }];
    expect(await change(project, { conceptos: bad })).toMatchObject({
      campos: { 'conceptos.1.concepto': 'Escribe el concepto.' },
    });
  });

  it('keeps its lines when an additional service raises the price', async () => {
    const project = await projectIn(test, 'por_publicar');
    await change(project, { ...TERMS, estado: 'publicada' });
    await project.ask('por_pagar');
    await project.pay();
    await project.grow(300);
    expect(await project.view()).toMatchObject({ precio: 1200, conceptos: LINES });
  });
});
