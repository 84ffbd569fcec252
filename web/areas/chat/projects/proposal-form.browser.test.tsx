import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '#lib/mexico-time.ts';
import { page } from 'vitest/browser';
import { beginProposal, updateDataProposal } from '#contract/projects.ts';
import { getReceivedRequests, type ReceivedRequest } from '#contract/requests.ts';
import { goBack, open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  answerProject,
  openPanel,
  OTHER,
  panel,
  panelButton,
  projectOf,
} from '#web/testing/project.ts';
import { REQUEST, WORK_DAY } from '#web/testing/requests.ts';
import {
  expectAtField,
  expectFocusIn,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';
import { PAID, PUBLISHED } from './testing.ts';

const ASKED: ReceivedRequest = {
  ...REQUEST,
  cliente: { keylogin: OTHER, nombre: 'Clara Ríos', img_profile: null },
  respuesta: 'vista',
  por_responder: 1,
  trabajos_contigo: 0,
};

const professional = () => {
  const me = signIn(person('professional'));
  answerProject(me, projectOf(me, { ...PUBLISHED, estado: 'rechazada' }));
  return me;
};
const requests = (...solicitudes: ReceivedRequest[]) =>
  answer(getReceivedRequests, { solicitudes, hay_mas: false, siguiente: null });
const address = `/chat/${OTHER}?panel=proyecto&propuesta=nueva`;
beforeEach(() => localStorage.clear());

test('a proposal begins with what the request says, and is sent with one button', async () => {
  const me = professional();
  requests(ASKED);
  await open(address);
  await expect.element(field('Título')).toHaveValue('Destapar drenaje');
  await expect.element(field('Concepto 1')).toHaveValue('Destapar drenaje');
  await expect.element(field('Monto de Destapar drenaje')).toHaveValue('850');
  await expect.element(field('Día (opcional)')).toHaveValue(WORK_DAY);
  await expect.element(field('Hora (opcional)')).toHaveValue('16:00');
  await expect.element(panel().getByRole('status').getByText('$804.50 MXN')).toBeVisible();
  await expectGoodScreen();

  await panelButton(
    new RegExp(`Destapar drenaje ${formatDay(WORK_DAY)}, 16:00 · aprox. \\$850`),
  ).click();
  await expect.element(panel().getByText('«Se me tapó el baño.»')).toBeVisible();
  await panelButton('Agregar concepto').click();
  await expect.element(field('Concepto 2')).toHaveFocus();
  await fill({ 'Concepto 2': 'Junta y sellador' });
  await fill({ 'Monto de Junta y sellador': '50' });
  await fill({ 'Incluye (opcional)': 'Garantía de 30 días\n\n Limpieza ' });
  await page.getByLabelText('Duración (opcional)').selectOptions('2 h');
  await expect.element(panel().getByRole('status').getByText('$852.00 MXN')).toBeVisible();
  await expectGoodScreen();

  const project = projectOf(me, { ...PUBLISHED, estado: 'por_publicar' });
  answer(beginProposal, { proposal: project });
  answer(updateDataProposal, { proposal: { ...project, estado: 'publicada' } });
  await panelButton('Enviar propuesta por $900.00').click();
  await expect.element(panelButton('Retirar propuesta')).toBeVisible();
  // What was sent is read from its beginning, by who used the keyboard too.
  await expectFocusIn(panel());
  expect(panel().getByRole('group', { name: 'Detalle' }).element().scrollTop).toBe(0);
  expect(asked(updateDataProposal)).toMatchObject([
    {
      proposal: {
        estado: 'publicada',
        titulo: 'Destapar drenaje',
        // What the lines say, because nothing else was written.
        descripcion: 'Destapar drenaje. Junta y sellador.',
        precio: 900,
        conceptos: [
          { concepto: 'Destapar drenaje', monto: 850 },
          { concepto: 'Junta y sellador', monto: 50 },
        ],
        start: WORK_DAY,
        hora: '16:00',
        duracion: '120',
        incluye: ['Garantía de 30 días', 'Limpieza'],
        no_incluye: [],
      },
    },
  ]);
});

test('of two requests the one that the address names is answered, also by a saved draft', async () => {
  const me = professional();
  const older = { ...ASKED, id: ASKED.id - 1, datos: { ...ASKED.datos, titulo: 'Regadera' } };
  requests(ASKED, older);
  await open(`${address}&solicitud=${older.id}`);
  await expect.element(field('Título')).toHaveValue('Regadera');
  const project = projectOf(me, { ...PUBLISHED, estado: 'por_publicar' });
  answer(beginProposal, { proposal: project });
  await panelButton('Guardar borrador').click();
  await expect.element(panelButton('Descartar borrador')).toBeVisible();
  await expect.element(panelButton(/^Regadera /)).toBeVisible();
  answer(updateDataProposal, { proposal: { ...project, estado: 'publicada' } });
  await panelButton(/^Enviar propuesta por /).click();
  await expect.element(panelButton('Retirar propuesta')).toBeVisible();
  expect(asked(updateDataProposal)).toMatchObject([{ proposal: { solicitud: older.id } }]);
});

test('a draft of another request is not sent for the one that the address names', async () => {
  const me = professional();
  const older = { ...ASKED, id: ASKED.id - 1, datos: { ...ASKED.datos, titulo: 'Regadera' } };
  const draft = projectOf(me, {
    ...PUBLISHED,
    estado: 'por_publicar',
    titulo: 'Cambiar regadera',
    solicitud: older.id,
  });
  answerProject(me, draft);
  requests(ASKED, older);
  await open(`${address}&solicitud=${ASKED.id}`);
  await expect.element(panel().getByText(/«Cambiar regadera»/)).toBeVisible();
  await expectGoodScreen();
  await panelButton('Empezar para «Destapar drenaje»').click();
  await expect.element(field('Título')).toHaveValue('Destapar drenaje');
  answer(updateDataProposal, { proposal: { ...draft, solicitud: ASKED.id } });
  await panelButton('Guardar borrador').click();
  await expect.poll(() => asked(updateDataProposal)).toHaveLength(1);
  expect(asked(updateDataProposal)).toMatchObject([
    { proposal: { id: draft.id, titulo: 'Destapar drenaje', solicitud: ASKED.id } },
  ]);
});

test('and one may go on with it', async () => {
  const me = professional();
  const older = { ...ASKED, id: ASKED.id - 1, datos: { ...ASKED.datos, titulo: 'Regadera' } };
  answerProject(
    me,
    projectOf(me, {
      ...PUBLISHED,
      estado: 'por_publicar',
      titulo: 'Cambiar regadera',
      solicitud: older.id,
    }),
  );
  requests(ASKED, older);
  await open(`${address}&solicitud=${ASKED.id}`);
  await panelButton('Seguir con el borrador').click();
  await expect.element(field('Título')).toHaveValue('Cambiar regadera');
  await expect.element(panelButton(/^Regadera /)).toBeVisible();
});

test('a draft whose request waits no more stands open without it', async () => {
  const me = professional();
  const draft = { ...PUBLISHED, estado: 'por_publicar', titulo: 'Cambiar regadera' } as const;
  answerProject(me, projectOf(me, { ...draft, solicitud: ASKED.id - 1 }));
  requests(ASKED);
  await open(`/chat/${OTHER}?panel=proyecto`);
  await expect.element(field('Título')).toHaveValue('Cambiar regadera');
  await expect.element(panelButton(/^Destapar drenaje /)).not.toBeInTheDocument();
});

test('what answers a request that has ended is sent only after a question', async () => {
  const me = professional();
  requests(ASKED);
  await open(address);
  await expect.element(field('Título')).toHaveValue('Destapar drenaje');
  const project = projectOf(me, { ...PUBLISHED, estado: 'por_publicar' });
  answer(beginProposal, { proposal: project });
  refuse(updateDataProposal, 'request_over');
  await panelButton(/^Enviar propuesta por /).click();
  const dialog = page.getByRole('dialog', { name: /ya no espera esta propuesta/ });
  await expect.element(dialog.getByText(/ya no espera respuesta/)).toBeVisible();
  await expectGoodScreen();
  answer(updateDataProposal, { proposal: { ...project, estado: 'publicada' } });
  await dialog.getByRole('button', { name: 'Enviar de todos modos' }).click();
  await expect.element(panelButton('Retirar propuesta')).toBeVisible();
  expect(asked(updateDataProposal).at(-1)).toMatchObject({
    proposal: { estado: 'publicada', solicitud: 0 },
  });
});

test('what is wrong in a row stands there, and rows without anything do not count', async () => {
  professional();
  await open(address);
  await panelButton('Desglosar en conceptos').click();
  await panelButton('Agregar concepto').click();
  // What takes a line away stands beside it.
  const tops = [field('Concepto 2'), panelButton('Quitar concepto 2')].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(tops[1]?.top).toBeLessThan(tops[0]?.bottom ?? 0);
  await fill({ 'Concepto 2': 'Material', 'Monto de Material': 'mucho', Título: 'Drenaje' });
  await panelButton('Enviar propuesta').click();
  await expectAtField('Monto de Material', 'Escribe el monto en pesos, por ejemplo 850.');
  await fill({ 'Monto de Material': '90' });
  await panelButton('Enviar propuesta').click();
  await expectAtField('Monto de Material', 'El precio mínimo es de $100.00 MXN.');
  await expectGoodScreen();
  // What was wrong with their sum is not wrong with a row that comes after.
  await panelButton('Agregar concepto').click();
  await expect.element(field('Concepto 3')).toHaveFocus();
  await expect.element(panel().getByText(/precio mínimo/)).not.toBeInTheDocument();
  await panelButton('Quitar concepto 3').click();
  // Without lines it is a price again, as it was.
  await panelButton('Quitar concepto 1').click();
  await panelButton('Quitar Material').click();
  await expect.element(field('Precio')).toHaveValue('90');
});

test('what was typed stays for its request, over back and a reload', async () => {
  professional();
  await openPanel();
  await panelButton('Crear propuesta').click();
  await fill({ Título: 'Sin solicitud' });
  await expect.element(panel().getByText('Guardada aquí')).toBeVisible();
  goBack();
  await expect.element(panelButton('Crear propuesta')).toBeVisible();

  requests(ASKED);
  await open(address);
  await expect.element(field('Título')).toHaveValue('Destapar drenaje');
  await fill({ Título: 'Drenaje del baño' });
  await open(address);
  await expect.element(field('Título')).toHaveValue('Drenaje del baño');

  requests({ ...ASKED, respuesta: 'declinada' });
  await open(address);
  await expect.element(field('Título')).toHaveValue('Sin solicitud');
});

test('what was typed for a request that ended is offered where one begins anew', async () => {
  professional();
  requests(ASKED);
  await open(address);
  await fill({ Título: 'Drenaje del baño' });
  await expect.element(panel().getByText('Guardada aquí')).toBeVisible();
  requests({ ...ASKED, estado: 'cerrada', respuesta: 'expirada' });
  await openPanel();
  await panelButton('Crear propuesta').click();
  await expect.element(field('Título')).toHaveValue('');
  await expect
    .element(panel().getByText(/^Lo que escribiste para la solicitud «Destapar drenaje»/))
    .toBeVisible();
  await expectGoodScreen();
  await panelButton('Seguir con ese texto').click();
  await expect.element(field('Título')).toHaveValue('Drenaje del baño');
  await expect.element(panelButton('Seguir con ese texto')).not.toBeInTheDocument();
  await open(address);
  await expect.element(field('Título')).toHaveValue('Drenaje del baño');
});

test('while a project is open, a new proposal says why it cannot begin', async () => {
  const me = professional();
  answerProject(me, projectOf(me, PAID));
  requests(ASKED);
  await open(address);
  await expect.element(panelButton('Marcar como entregado')).toBeVisible();
  await expect.element(panel().getByText(/^Ya tienen un proyecto abierto, /)).toBeVisible();
  await expectGoodScreen();
});
