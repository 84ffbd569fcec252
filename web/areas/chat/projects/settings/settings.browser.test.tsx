import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { searchProfesional, updateDataProposal } from '#contract/projects.ts';
import { PHONE } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import {
  dialogButton,
  expectUpdated,
  openProjectAs,
  panel,
  panelButton,
} from '#web/testing/project.ts';
import { expectAtField, expectGoodScreen, field, fill, notices } from '#web/testing/screen.ts';
import { PAID, PUBLISHED } from '../testing.ts';

// The tab Ajustes: who does the work.

const WHO = 'Correo, teléfono o nombre';
const RITA = { keylogin: 'r'.repeat(43), nombre: 'Rita', apellidos: 'Luna Paz' };
const EMAIL = 'r…@correo.example';

const assigned = () => panel().getByRole('region', { name: 'Profesional asignado' });

async function findRita(): Promise<void> {
  const { keylogin, nombre, apellidos } = RITA;
  const account = { nombre, apellidos, img_profile: null };
  answer(searchProfesional, { user: { keylogin, account, email: EMAIL } });
  await fill({ [WHO]: keylogin });
  await panelButton('Buscar').click();
  await expect.element(panel().getByText(EMAIL)).toBeVisible();
}

test('somebody who is not found is looked for again', async () => {
  await openProjectAs('client', PUBLISHED, 'ajustes', PHONE);
  await panelButton('Buscar').click();
  await expectAtField(WHO, 'Escribe a quién buscas.');
  refuse(searchProfesional, 'professional_not_found');
  await fill({ [WHO]: 'zzzz@nadie.example' });
  await userEvent.keyboard('{Enter}');
  await expect.element(notices().getByText('Sin resultado')).toBeVisible();
  await expect.element(notices().getByText('No se obtuvieron resultados')).toBeVisible();
  await expect.element(field(WHO)).toHaveValue('zzzz@nadie.example');
  await findRita();
  await expectGoodScreen();
});

for (const [who, changes, nobody] of [
  ['client', PUBLISHED, /Nadie más está asignado\./],
  ['admin', PAID, 'Todavía nadie está asignado.'],
] as const)
  test(`the ${who} assigns the work to somebody, and takes it away again`, async () => {
    const project = await openProjectAs(who, changes, 'ajustes', PHONE);
    await expect.element(assigned().getByText(nobody)).toBeVisible();
    await findRita();
    await panelButton('Asignar').click();
    answer(updateDataProposal, {
      proposal: { ...project, profesional_assign: { ...RITA, email: EMAIL } },
    });
    await dialogButton('Asignar').click();
    await expectUpdated();
    await expect.element(assigned().getByText('Rita Luna Paz')).toBeVisible();
    await expectGoodScreen();
    await panelButton('Quitar').click();
    answer(updateDataProposal, { proposal: project });
    await dialogButton('Quitar').click();
    await expect.element(assigned().getByText(nobody)).toBeVisible();
    const { id, version } = project;
    expect(asked(updateDataProposal).map(({ proposal }) => proposal)).toEqual([
      { id, version, profesional_assign: RITA.keylogin },
      { id, version, profesional_assign: null },
    ]);
  });
