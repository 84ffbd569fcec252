import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Approval, getApprovals } from '#contract/approvals.ts';
import { getAdministrators } from '#contract/administrators.ts';
import { getMessages } from '#contract/chat.ts';
import { getPending } from '#contract/operations.ts';
import type { TeamNote } from '#contract/view-parts.ts';
import { textOf } from '#contract/errors.ts';
import { getCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import {
  addProjectNote,
  assignProject,
  cancelProposal,
  getProject,
  getProjectDocuments,
  getProjectNotes,
  getProjects,
  type ProjectDocuments,
  type ProjectReminder,
  remindProject,
  remindProjects,
} from '#contract/projects.ts';
import { type Permission, whoMay } from '#domain/administrators/permissions.ts';
import { NO_MESSAGES } from '#web/areas/chat/testing.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { type Failure, FAILURES } from '#web/testing/failures.ts';
import { letters } from '#web/testing/letters.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { projectOf } from '#web/testing/project.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  field,
  notices,
} from '#web/testing/screen.ts';
import { fileOfProjects } from './csv.ts';
import { LIMITS, waitingPayouts } from '../approvals/testing.ts';
import { LISTED, PAPERS, PROJECT } from './testing.ts';

// The team's projects (4 §F), as far as only the answer of a call varies.

const SUMS = { total: 2, muchos: 0, precio: 34_000, retenido: 7_300 } as const;
const NONE = { hay_mas: false, siguiente: null } as const;
const WAITING: Approval = {
  ...waitingPayouts(),
  tipo: 'cancelacion',
  monto: 3_650,
  objetos: [{ tipo: 'proposal', id: '10467', nombre: PROJECT.titulo }],
};
const NOTE: TeamNote = {
  id: 1,
  texto: 'Llamó Laura: pide que otro repare la bajada.',
  createAt: '2026-11-20T19:10:00.000Z',
  por: { keylogin: 'l'.repeat(43), nombre: 'Luz Treviño' },
};

const ASSIGNEE = { keylogin: 'l'.repeat(43), nombre: 'Luz Treviño' };
const OTHER = { keylogin: 'v'.repeat(43), nombre: 'Ivo Lara' };
const member = (one: typeof ASSIGNEE, permisos: Permission[] = ['soporte']) => ({
  ...one,
  email: 'uno@maestros.mx',
  img_profile: null,
  permisos,
  suspendida: false,
  visto_at: null,
  createAt: '2026-01-01T15:00:00.000Z',
});

const NO_PAPERS: ProjectDocuments = {
  recibos: [],
  liberaciones: [],
  versiones: [],
  entregas: [],
};
const THEIRS = {
  evento: 'cancelada',
  actor: OTHER.keylogin,
  monto: null,
  detalle: 'Lo pidió ella.',
  createAt: '2026-11-24T16:00:00.000Z',
} as const;

beforeEach(() => {
  signIn(person('admin'));
  answer(getEstadosCiudades, { estados: [] });
  answer(getAdministrators, {
    administradores: [
      member(ASSIGNEE),
      member(OTHER),
      member({ keylogin: 'e'.repeat(43), nombre: 'Eva, que solo lee' }, ['lectura']),
    ],
  });
  answer(getProjectDocuments, NO_PAPERS);
  answer(getProjectNotes, { notas: [NOTE], ...NONE });
  answer(getCategorias, { categorias: ['Impermeabilización'], descripciones: [], iconos: [] });
});

test.each([PHONE, DESKTOP])('lists projects and what they add up to, at %i', async (...screen) => {
  const frozen = { ...LISTED, id: 10402, titulo: 'Reparar fuga', en_disputa: 1 } as const;
  answer(getProjects, { proyectos: [LISTED, frozen], ...NONE, sumas: SUMS });
  await open('/admin/proyectos', screen);
  await expect.element(page.getByRole('link', { name: 'Reparar fuga' })).toBeVisible();
  await expect.element(page.getByText('$34,000.00 MXN')).toBeVisible();
  await expect.element(page.getByText('En disputa', { exact: true })).toBeVisible();
  await expectGoodScreen();
});

test('the days that a number led here with are named, and one press shows all', async () => {
  answer(getProjects, { proyectos: [LISTED], ...NONE, sumas: SUMS });
  await open('/admin/proyectos?paso=aceptadas&desde=2026-11-16&hasta=2026-11-22', PHONE);
  const days = button('Quitar «Aceptadas: 16 al 22 nov 2026»');
  await expect.element(days).toBeVisible();
  expect(asked(getProjects)).toMatchObject([
    { paso: 'aceptadas', desde: '2026-11-16', hasta: '2026-11-22' },
  ]);
  await expect.element(button('Filtros')).toBeVisible();
  await expectGoodScreen();
  await days.click();
  await expect.poll(address).toBe('/admin/proyectos');
  await expect.element(days).not.toBeInTheDocument();
});

test('filters are in the address, fold on a phone and say how many are set', async () => {
  answer(getProjects, { proyectos: [LISTED], ...NONE, sumas: SUMS });
  await open('/admin/proyectos?con=protegido&precio=5000-20000&orden=precio&estado=nada', PHONE);
  await expect.element(page.getByRole('link', { name: LISTED.titulo })).toBeVisible();
  expect(asked(getProjects)).toMatchObject([
    { con: 'protegido', precio_desde: 5_000.01, precio_hasta: 20_000, orden: 'precio' },
  ]);
  await expect.element(page.getByLabelText('Sin movimiento')).not.toBeInTheDocument();
  await button('Filtros (2)').click();
  await page.getByLabelText('Sin movimiento').selectOptions('7 días o más');
  await expect
    .poll(address)
    .toBe('/admin/proyectos?con=protegido&precio=5000-20000&quieto=7&orden=precio');
  await expect.element(button('Filtros (3)')).toBeVisible();
  await expect.poll(() => asked(getProjects).at(-1)).toMatchObject({ sin_movimiento: 7 });
  await expectGoodScreen();
});

test('more than are counted are not added up, and the next ones are read by the mark', async () => {
  answer(getProjects, {
    proyectos: [LISTED],
    hay_mas: true,
    siguiente: '10467.10467',
    sumas: { total: 10_000, muchos: 1, precio: 0, retenido: 0 },
  });
  await open('/admin/proyectos', DESKTOP);
  await expect.element(page.getByText('Más de 10,000 proyectos.')).toBeVisible();
  answer(getProjects, {
    proyectos: [{ ...LISTED, id: 1, titulo: 'El primero' }],
    ...NONE,
    sumas: null,
  });
  await button('Ver más proyectos').click();
  await expect.element(page.getByRole('link', { name: 'El primero' })).toBeVisible();
  expect(asked(getProjects).at(-1)).toMatchObject({ despues: '10467.10467' });
});

test('an empty list leads back, a failure can be tried again, and a text too wide is said at it', async () => {
  const empty = { proyectos: [], ...NONE, sumas: { ...SUMS, total: 0, precio: 0, retenido: 0 } };
  answer(getProjects, empty);
  await open('/admin/proyectos?vence=1', DESKTOP);
  await button('Quitar filtros').click();
  await expect.element(page.getByText('Todavía no hay proyectos')).toBeVisible();
  refuse(getProjects, 'search_too_wide', { search: textOf('search_too_wide') });
  await open('/admin/proyectos?search=cambio', DESKTOP);
  await expectAtField('Título, nombre, correo o número', textOf('search_too_wide'));
  for (const failure of FAILURES) {
    fail(getProjects, failure);
    await open('/admin/proyectos', DESKTOP);
    await expect.element(page.getByText(failure.text(getProjects))).toBeVisible();
  }
});

test('a file has the words of the screen, and nothing in it runs as a formula', () => {
  const { csv } = fileOfProjects(
    [{ ...LISTED, titulo: '=1+1', vence: '2026-12-01T15:00:00.000Z', responsable: ASSIGNEE }],
    false,
  );
  expect(csv.split('\r\n')[1]).toBe(
    "10467,'=1+1,Entregado,Laura Medina Orozco,Impermeables Roca,Impermeabilización,Zapopan,Jalisco,17000.00,7900.00,4250.00,3650.00,2026-11-02 09:00:00,2026-11-18 09:00:00,2026-12-01 09:00:00,Luz Treviño",
  );
});

test.each([PHONE, DESKTOP])('shows one with its story and its money, at %i', async (...screen) => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', screen);
  await expect.element(page.getByRole('heading', { name: LISTED.titulo })).toBeVisible();
  await expect.element(page.getByText('Le toca a Laura Medina Orozco')).toBeVisible();
  await expect.element(page.getByText('pi_3QvK9fTz')).toBeVisible();
  await expect.element(page.getByText(/Laura Medina Orozco aceptó la propuesta/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Caso: / })).toBeVisible();
  await expectGoodScreen();
});

test('is cancelled with its amounts in sight and a reason; what has changed is shown anew', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  await button('Cancelar el proyecto').click();
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el proyecto?' });
  await expect.element(dialog).toMatchTextContent('Laura Medina Orozco recibe$3,650.00');
  await expect
    .element(dialog)
    .toMatchTextContent('Visa terminada en 4242, de 5 a 10 días hábiles$3,650.00');
  await expect.element(dialog).toMatchTextContent('Deja de cobrarse$9,100.00');
  await expect.element(dialog).toMatchTextContent('Maestros queda en−$117.88');
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Devolver $3,650.00 y cancelar' }).click();
  await expectAtField('Motivo', 'Escribe por qué se cancela.');
  await field('Motivo').fill('No vino nadie.');
  refuse(cancelProposal, 'proposal_changed');
  const fewer = { ...PROJECT.cancelar, devuelve: 1_000, tarjetas: [] };
  answer(getProject, { proyecto: { ...PROJECT, version: 10, retenido: 1_000, cancelar: fewer } });
  await dialog.getByRole('button', { name: 'Devolver $3,650.00 y cancelar' }).click();
  await expect.element(alerts().getByText(textOf('proposal_changed'))).toBeVisible();
  await expect.element(dialog).toMatchTextContent('Laura Medina Orozco recibe$1,000.00');
  expect(asked(cancelProposal)).toMatchObject([
    { id_proposal: 10467, version: 9, retenido: 3_650, motivo: 'No vino nadie.' },
  ]);
  await expect
    .element(dialog.getByRole('button', { name: 'Devolver $1,000.00 y cancelar' }))
    .toBeVisible();
});

test('a cancellation that waits for a second person is no error, and nobody asks for it again', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  await button('Cancelar el proyecto').click();
  await field('Motivo').fill('No vino nadie.');
  refuse(cancelProposal, 'approval_waiting');
  answer(getPending, { ...NOTHING_PENDING, aprobaciones: 1 });
  answer(getApprovals, { en_espera: [WAITING], terminadas: [], ...NONE, limites: LIMITS });
  await button('Devolver $3,650.00 y cancelar').click();
  await expect.element(notices().getByText('Aún no se hizo')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(button('Cancelar el proyecto'))
    .toHaveAccessibleDescription('Espera a otra persona: lo pidió Ada Paz.');
  await expect
    .element(page.getByRole('link', { name: 'En espera de otra persona' }).last())
    .toBeVisible();
  await expectGoodScreen();
});

test('says why it cannot be cancelled, and to whom it belongs', async () => {
  answer(getProject, {
    proyecto: { ...PROJECT, cancelar: { ...PROJECT.cancelar, por_que_no: 'disputa' } },
  });
  await open('/admin/proyectos/10467', DESKTOP);
  await expect.element(button('Cancelar el proyecto')).toHaveAttribute('aria-disabled', 'true');
  signInReader();
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  await expectButtons({
    Volver: null,
    Asignar: assignProject,
    Recordar: remindProject,
    'Cancelar el proyecto': cancelProposal,
    'Leer la conversación': getMessages,
    'Escribir una nota': addProjectNote,
    'Escribir a Laura Medina Orozco': getMessages,
    'Escribir a Impermeables Roca': getMessages,
  });
});

test('is taken, given to somebody, and told whose it has become meanwhile', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  await expect.element(page.getByText('Sin responsable en el equipo')).toBeVisible();
  await button('Asignar').click();
  const dialog = page.getByRole('dialog', { name: 'Responsable del proyecto' });
  await expect.element(dialog.getByRole('option', { name: 'Luz Treviño' })).toBeInTheDocument();
  await expect
    .element(dialog.getByRole('option', { name: 'Eva, que solo lee' }))
    .not.toBeInTheDocument();
  await expectGoodScreen();
  await dialog.getByLabelText('Quién lo lleva').selectOptions('Luz Treviño');
  refuse(assignProject, 'assignee_changed');
  const theirs = { ...OTHER, desde: '2026-11-24T16:00:00.000Z' };
  answer(getProject, { proyecto: { ...PROJECT, responsable: theirs } });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(alerts().getByText(textOf('assignee_changed'))).toBeVisible();
  expect(asked(assignProject)).toMatchObject([{ id: 10467, a: ASSIGNEE.keylogin, antes: '' }]);
  await expect.element(page.getByText('Lo lleva Ivo Lara desde el 24 nov 2026')).toBeVisible();
  await expect.element(dialog.getByLabelText('Quién lo lleva')).toHaveValue(OTHER.keylogin);
  await dialog.getByLabelText('Quién lo lleva').selectOptions('Nadie');
  answer(assignProject, { responsable: null });
  answer(getProject, { proyecto: PROJECT });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('El proyecto quedó sin responsable.')).toBeVisible();
  expect(asked(assignProject).at(-1)).toMatchObject({ a: '', antes: OTHER.keylogin });
  await expect.element(button('Asignar')).toHaveFocus();
});

test('is listed with whose it is, and filtered by that', async () => {
  answer(getProjects, { proyectos: [{ ...LISTED, responsable: ASSIGNEE }], ...NONE, sumas: SUMS });
  await open('/admin/proyectos?responsable=mias', DESKTOP);
  await expect.element(page.getByText('Lo lleva Luz Treviño')).toBeInTheDocument();
  await page.getByLabelText('De quién').selectOptions('Luz Treviño');
  await expect
    .poll(() => asked(getProjects).at(-1))
    .toMatchObject({ responsable: ASSIGNEE.keylogin });
  await page.getByLabelText('De quién').selectOptions('Sin responsable');
  await expect.poll(() => asked(getProjects).at(-1)).toMatchObject({ responsable: 'nadie' });
});

test('what somebody else had cancelled is said, and the focus goes to the title', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  await button('Cancelar el proyecto').click();
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el proyecto?' });
  await field('Motivo').fill('No vino nadie.');
  answer(cancelProposal, {
    proposal: projectOf(person('client'), { estado: 'cancelada', eventos: [THEIRS] }),
  });
  const over = { ...PROJECT.cancelar, por_que_no: 'terminado' as const, devuelve: 0, tarjetas: [] };
  answer(getProject, { proyecto: { ...PROJECT, estado: 'cancelada', cancelar: over } });
  await dialog.getByRole('button', { name: /^Devolver/ }).click();
  await expect.element(page.getByText('Ya estaba cancelado')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: LISTED.titulo })).toHaveFocus();
});

test('reminds whose turn it is in the words shown before, and says who was faster', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  await button('Recordar').click();
  const dialog = page.getByRole('dialog', { name: '¿Recordarle a Laura Medina Orozco?' });
  await expect.element(dialog).toMatchTextContent(PROJECT.recordar.texto);
  await expect.element(dialog).toMatchTextContent('Le llega ahora por WhatsApp');
  await expectGoodScreen();
  const [failure] = FAILURES;
  fail(remindProject, failure as Failure);
  await dialog.getByRole('button', { name: 'Enviar el recordatorio' }).click();
  await expect.element(alerts()).toBeVisible();
  const said: ProjectReminder = {
    id: 3,
    por: NOTE.por,
    a: { keylogin: PROJECT.client.keylogin, nombre: PROJECT.client.nombre },
    que: 'pagar $9,100.00 MXN',
    createAt: '2026-11-24T16:00:00.000Z',
  };
  answer(remindProject, { recordatorio: said, hecho: 0 });
  answer(getProject, {
    proyecto: {
      ...PROJECT,
      recordatorios: [said],
      recordar: {
        ...PROJECT.recordar,
        por_que_no: 'reciente',
        desde: '2026-11-25T16:00:00.000Z',
      },
    },
  });
  await dialog.getByRole('button', { name: 'Enviar el recordatorio' }).click();
  await expect.element(page.getByText('Lo hizo Luz Treviño el 24 nov 2026, 10:00.')).toBeVisible();
  expect(asked(remindProject).at(-1)).toMatchObject({ id: 10467, texto: PROJECT.recordar.texto });
  await expect
    .element(page.getByText('El equipo le recordó a Laura Medina Orozco pagar $9,100.00 MXN'))
    .toBeVisible();
  await expect.element(button('Recordar')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('heading', { name: LISTED.titulo })).toHaveFocus();
  await expectGoodScreen();
});

test.each([
  ['nadie', 'No le toca a nadie: no hay qué recordar.'],
  ['equipo', 'Le toca al equipo: no hay a quién recordarle.'],
  ['suspendida', 'La cuenta de quien sigue está suspendida: no puede hacerlo.'],
] as const)('says why nobody is reminded: %s', async (por_que_no, reason) => {
  answer(getProject, {
    proyecto: { ...PROJECT, recordar: { ...PROJECT.recordar, por_que_no, a: null, texto: '' } },
  });
  await open('/admin/proyectos/10467', DESKTOP);
  await expect.element(button('Recordar')).toHaveAccessibleDescription(reason);
});

test('a note is written once, and stays where the team reads', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', PHONE);
  await expect.element(page.getByText(NOTE.texto)).toBeVisible();
  await button('Escribir una nota').click();
  await button('Guardar la nota').click();
  await expectAtField('Nota', 'Escribe la nota.');
  await field('Nota').fill('El sábado va otra persona.');
  await expectGoodScreen();
  fail(addProjectNote, FAILURES[0] as Failure);
  await button('Guardar la nota').click();
  await expect.element(alerts()).toBeVisible();
  const more: TeamNote = { ...NOTE, id: 2, texto: 'El sábado va otra persona.' };
  answer(addProjectNote, { nota: more });
  answer(getProjectNotes, { notas: [more, NOTE], ...NONE });
  await button('Guardar la nota').click();
  await expect.element(page.getByRole('article').getByText(more.texto)).toBeVisible();
  const [first, second] = asked(addProjectNote);
  expect(first).toMatchObject({ id: 10467, texto: more.texto });
  expect(second?.client_id).toBe(first?.client_id);
});

test('its papers open where they are, and each is as its owner reads it', async () => {
  answer(getProject, { proyecto: PROJECT });
  answer(getProjectDocuments, PAPERS);
  await open('/admin/proyectos/10467', DESKTOP);
  await button('Recibo de pago R-000031').click();
  const receipt = page.getByRole('dialog', { name: 'Recibo de pago R-000031' });
  await expect.element(receipt).toMatchTextContent('Laura Medina Orozco');
  await expect.element(receipt.getByRole('heading', { name: 'Devoluciones' })).toBeVisible();
  await expectGoodScreen();
  await receipt.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(button('Recibo de pago R-000031')).toHaveFocus();
  await button('Propuesta, versión 1').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Propuesta, versión 1' }))
    .toMatchTextContent('Una mano.');
});

test('its papers can be asked for again where they do not come', async () => {
  answer(getProject, { proyecto: PROJECT });
  const [failure] = FAILURES;
  fail(getProjectDocuments, failure as Failure);
  await open('/admin/proyectos/10467', PHONE);
  await expect
    .element(page.getByText((failure as Failure).text(getProjectDocuments)))
    .toBeVisible();
  answer(getProjectDocuments, NO_PAPERS);
  await button('Intentar de nuevo').click();
  await expect.element(page.getByText('Todavía no hay documentos.')).toBeVisible();
});

test('the conversation is read beside the page once it is asked for, on a phone on its own', async () => {
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', DESKTOP);
  const read = button('Leer la conversación');
  await expect.element(read).toBeVisible();
  expect(asked(getMessages)).toEqual([]);
  answer(getMessages, NO_MESSAGES);
  await read.click();
  await expect.element(page.getByText('Todavía no se escriben.')).toBeVisible();
  expect(asked(getMessages)).toMatchObject([
    { key_primary: PROJECT.client.keylogin, key_secundary: PROJECT.author.keylogin, visto: false },
  ]);
  await expect.element(button('Cerrar la conversación')).toHaveFocus();
  await expectGoodScreen();
  await button('Cerrar la conversación').click();
  await expect.element(page.getByText('Todavía no se escriben.')).not.toBeInTheDocument();
  await open('/admin/proyectos/10467', PHONE);
  await expect
    .element(page.getByRole('link', { name: 'Leer la conversación' }))
    .toHaveAttribute(
      'href',
      `/admin/chat-history/${PROJECT.client.keylogin}/${PROJECT.author.keylogin}`,
    );
});

test('a number of none says so and leads back', async () => {
  refuse(getProject, 'project_not_found');
  await open('/admin/proyectos/99', DESKTOP);
  await expect.element(page.getByText(textOf('project_not_found'))).toBeVisible();
  await expect.element(page.getByText('Ver los proyectos')).toBeVisible();
});

test('fits a phone whose letters are twice as large', async () => {
  letters('200%');
  answer(getProjects, { proyectos: [LISTED], ...NONE, sumas: SUMS });
  await open('/admin/proyectos', PHONE);
  await expect.element(page.getByText('$34,000.00 MXN')).toBeVisible();
  await page.getByRole('checkbox', { name: `Elegir «${LISTED.titulo}»` }).click();
  await expect.element(button('Recordar (1)')).toBeVisible();
  await expectGoodScreen();
  answer(getProject, { proyecto: PROJECT });
  await open('/admin/proyectos/10467', PHONE);
  await expect.element(page.getByText('33 1845 2290 · laura@uno.mx')).toBeVisible();
  await button('Cancelar el proyecto').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectGoodScreen();
});

describe('many at once', () => {
  const FENCE = { ...LISTED, id: 10468, titulo: 'Pintar la barda' } as const;
  const OVER = { ...LISTED, id: 10469, titulo: 'Cambiar chapas', estado: 'finalizada' } as const;
  const FROZEN = { ...LISTED, id: 10470, titulo: 'Reparar fuga', en_disputa: 1 } as const;
  const box = (titulo: string) =>
    page.getByRole('checkbox', { name: `Elegir «${titulo}»`, exact: true });
  const bar = () => page.getByRole('group', { name: 'Proyectos elegidos' });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

  beforeEach(() => {
    answer(getProjects, { proyectos: [LISTED, FENCE, OVER, FROZEN], ...NONE, sumas: SUMS });
  });

  test.each([PHONE, DESKTOP])('projects are chosen and reminded, at %i', async (...screen) => {
    await open('/admin/proyectos', screen);
    await expect
      .element(box(OVER.titulo))
      .toHaveAccessibleDescription('Ya terminó: no hay qué recordar.');
    await expect
      .element(box(FROZEN.titulo))
      .toHaveAccessibleDescription('Le toca al equipo: no hay a quién recordarle.');
    await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click();
    await expect.element(bar().getByText('2 proyectos elegidos')).toBeVisible();
    await expectGoodScreen();
    await bar().getByRole('button', { name: 'Recordar (2)' }).click();
    answer(remindProjects, {
      recordados: 1,
      ya_recordados: 0,
      sin_recordar: [{ id: FENCE.id, titulo: FENCE.titulo, por_que_no: 'suspendida' }],
    });
    await dialog('¿Recordar 2 proyectos?')
      .getByRole('button', { name: 'Enviar recordatorios' })
      .click();
    await expect.element(notices().getByText('Recordamos 1 proyecto.')).toBeVisible();
    const left = dialog('No se recordó 1 proyecto');
    await expect
      .element(left.getByRole('listitem'))
      .toMatchTextContent(/Pintar la barda.*La cuenta de quien sigue está suspendida/);
    await expectGoodScreen();
    await left.getByRole('button', { name: 'Entendido' }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(asked(remindProjects)).toMatchObject([{ ids: [LISTED.id, FENCE.id] }]);
  });

  test('those who were reminded before are counted, and what is chosen stays when it fails', async () => {
    await open('/admin/proyectos', DESKTOP);
    await box(LISTED.titulo).click();
    await bar().getByRole('button', { name: 'Recordar (1)' }).click();
    const ask = dialog('¿Recordar 1 proyecto?');
    const failure = FAILURES[0] as Failure;
    fail(remindProjects, failure);
    await ask.getByRole('button', { name: 'Enviar recordatorios' }).click();
    await expect.element(alerts()).toBeVisible();
    await expect.element(ask).toBeVisible();
    answer(remindProjects, { recordados: 0, ya_recordados: 1, sin_recordar: [] });
    await ask.getByRole('button', { name: 'Enviar recordatorios' }).click();
    await expect
      .element(notices().getByText('1 ya se había recordado en las últimas 24 horas.'))
      .toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(box(LISTED.titulo)).not.toBeChecked();
  });

  test('what is chosen stays when more is loaded, and goes with another filter', async () => {
    answer(getProjects, { proyectos: [LISTED], hay_mas: true, siguiente: '1.1', sumas: SUMS });
    await open('/admin/proyectos', DESKTOP);
    await box(LISTED.titulo).click();
    answer(getProjects, { proyectos: [FENCE], ...NONE, sumas: null });
    await button('Ver más proyectos').click();
    await box(FENCE.titulo).click();
    await expect.element(bar().getByText('2 proyectos elegidos')).toBeVisible();
    answer(getProjects, { proyectos: [LISTED], ...NONE, sumas: SUMS });
    await page.getByRole('searchbox').fill('azotea');
    await userEvent.keyboard('{Enter}');
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(box(LISTED.titulo)).not.toBeChecked();
  });

  test('who only reads is told who reminds', async () => {
    signInReader();
    await open('/admin/proyectos', DESKTOP);
    await box(LISTED.titulo).click();
    await expect
      .element(bar().getByRole('button', { name: 'Recordar (1)' }))
      .toHaveAccessibleDescription(whoMay(['soporte']));
  });
});
