import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Case, closeCase, getCase, getCases } from '#contract/cases.ts';
import { textOf } from '#contract/errors.ts';
import * as operations from '#contract/operations.ts';
import { cancelProposal } from '#contract/projects.ts';
import { CASE_CAUSES } from '#domain/cases/cases.ts';
import { DAY } from '#lib/mexico-time.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { letters } from '#web/testing/letters.ts';
import { answer, answerEach, asked, fail, refuse } from '#web/testing/network.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { getMessages } from '#contract/chat.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  expectInTime,
  field,
  notices,
  problem,
} from '#web/testing/screen.ts';

// The team's cases (4 §D), as far as only the answer of a call varies.

const AT = '2026-11-17T15:00:00.000Z';
const WHY =
  'El trabajo está entregado y falta un pago desde el mar 3 nov: pasaron 14 días y el cliente no ha pagado.';
const CASE: Case = {
  id: 7,
  causa: 'resto',
  por_que: WHY,
  desde: '2026-11-03T15:00:00.000Z',
  createAt: AT,
  id_proposal: 3,
  titulo: 'Portón corredizo de herrería',
  estado: 'por_pagar',
  version: 5,
  client: { keylogin: 'c'.repeat(43), nombre: 'Dalia Ríos Luna' },
  author: { keylogin: 't'.repeat(43), nombre: 'Tomás Núñez' },
  precio: 9000,
  pagado: 4500,
  liberado: 1000,
  retenido: 3500,
  retenido_desde: '2026-11-01T15:00:00.000Z',
  cierre: null,
};
const PROJECT = {
  proyecto: {
    estado: CASE.estado,
    pagado: CASE.pagado,
    mitad_pagada: 1,
    entregado: 1,
    en_disputa: 0,
    en_contracargo: 0,
    en_revision: 0,
  },
  disputa: null,
  conserva: 947,
  por_decidir: 0,
} as const;
const CLOSED: Case = {
  ...CASE,
  cierre: {
    createAt: AT,
    decision: 'seguir',
    motivo: 'Paga el viernes.',
    por: 'Ada Solís',
  },
};

/** Answers the list with the one case where it belongs. */
const answerCases = (one: Case) =>
  answerEach(getCases, ({ estado = 'abiertos', causa }) => ({
    casos:
      (estado === 'cerrados') === (one.cierre !== null) &&
      (causa === 'sin_disputa' ? one.causa !== 'disputa' : (causa ?? one.causa) === one.causa)
        ? [one]
        : [],
    hay_mas: false,
    siguiente: null,
    abiertos: CASE_CAUSES.map((each) => ({
      causa: each,
      casos: each === one.causa && one.cierre === null ? 1 : 0,
    })),
  }));

const card = () => page.getByRole('article');

/** Expects that every line of the screen and of its dialog ends inside its box. */
function expectNothingCut(): void {
  const boxes = document.querySelectorAll(':is(main, [role="dialog"]) :is(h1, h2, p, dl, article)');
  const cut = [...boxes].filter((one) => one.scrollWidth > one.clientWidth + 1);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
}

beforeEach(() => {
  signIn(person('admin'));
  answer(operations.getPending, { ...NOTHING_PENDING, casos: 1, cola: 4 });
  answerCases(CASE);
});

test.each([PHONE, DESKTOP])(
  'are listed with why, who and how much, at %i × %i',
  async (...screen) => {
    await open('/admin/casos/proyectos', screen);
    await expect.element(card()).toMatchTextContent(WHY);
    await expect.element(card()).toMatchTextContent('$3,500.00 MXN protegidos');
    await expect.element(card()).toMatchTextContent('Dalia Ríos Luna y Tomás Núñez');
    await expectGoodScreen();
  },
);

test('the filter is in the address, counts what is open, and says when it finds nothing', async () => {
  await open('/admin/casos/proyectos', DESKTOP);
  await field('Por qué').selectOptions('Disputa abierta (0)');
  await expect.element(page.getByText('No hay casos con este filtro')).toBeVisible();
  expect(address()).toBe('/admin/casos/proyectos?causa=disputa');
  await expectGoodScreen();
  await field('Por qué').selectOptions('Entregado y sin pagar el resto (1)');
  await expect.element(card()).toBeVisible();
  answerCases(CLOSED);
  await page.getByRole('tab', { name: 'Cerrados' }).click();
  await expect.element(card()).toMatchTextContent('Sigue su curso: Paga el viernes.');
  expect(address()).toBe('/admin/casos/proyectos?estado=cerrados&causa=resto');
});

test('what no dispute stops is a filter of its own', async () => {
  await open('/admin/casos/proyectos?causa=sin_disputa', DESKTOP);
  await expect.element(field('Por qué')).toHaveDisplayValue('Todos menos disputas (1)');
  await expect.element(card()).toBeVisible();
});

test('an empty list says what will be here', async () => {
  answerCases(CLOSED);
  await open('/admin/casos/proyectos');
  await expect.element(page.getByText('No hay casos abiertos')).toBeVisible();
  await expectGoodScreen();
});

test.each(FAILURES)('a list that fails says why: $name', async (failure) => {
  stopClock();
  fail(getCases, failure);
  await open('/admin/casos/proyectos');
  await expectInTime(problem().getByText(failure.text(getCases)));
});

test('the pending work counts the open ones and leads to them', async () => {
  const none = { hay_mas: false, siguiente: null };
  answer(operations.getValidations, { validaciones: [], ...none });
  answer(operations.getDeletionRequests, { solicitudes: [], ...none });
  answer(operations.getFailedNotifications, { notificaciones: [], ...none });
  answer(operations.getFailedJobs, { trabajos: [] });
  answer(operations.getFacts, { hechos: [], ...none });
  answer(operations.getFailedRefunds, { devoluciones: [], ...none });
  await open('/admin/pendientes');
  const tile = page.getByRole('link', { name: 'Casos: todo lo que espera 4 por atender' });
  await expect.element(tile).toHaveAttribute('href', '/admin/casos');
  await expectGoodScreen();
});

test('what is held is given back with its amounts in sight, and a reason', async () => {
  answer(getCase, {
    ...PROJECT,
    caso: CASE,
    decisiones: ['devolver', 'seguir'],
    sin_devolver: null,
  });
  await open('/admin/casos/7');
  await expect.element(page.getByText(/protegidos desde el/)).toBeVisible();
  await expectGoodScreen();
  await button('Devolver $3,500.00').click();
  const dialog = page.getByRole('dialog', { name: '¿Devolver lo protegido y cancelar?' });
  await expect.element(dialog).toMatchTextContent('Dalia Ríos Luna recibe en su tarjeta$3,500.00');
  await expect.element(dialog).toMatchTextContent('Tomás Núñez conserva de lo ya liberado$947.00');
  await expect.element(dialog).not.toMatchTextContent('falta decidir');
  const send = dialog.getByRole('button', { name: 'Devolver $3,500.00' });
  await send.click();
  await expectAtField('Motivo', 'Escribe por qué se cancela.');
  await expectGoodScreen();
  await field('Motivo').fill('El cliente no contesta.');
  refuse(cancelProposal, 'proposal_changed');
  await send.click();
  await expect.element(alerts().getByText(textOf('proposal_changed'))).toBeVisible();
  expect(asked(cancelProposal)).toMatchObject([
    { id_proposal: 3, version: 5, motivo: 'El cliente no contesta.', case_id: 7 },
  ]);
  // Somebody else has decided: the question goes with the case.
  refuse(cancelProposal, 'case_closed');
  answer(getCase, { ...PROJECT, caso: CLOSED, decisiones: [], sin_devolver: null });
  await send.click();
  await expect.element(alerts().getByText(textOf('case_closed'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/Lo decidió Ada Solís/)).toBeVisible();
});

test('one whose released money was lost says what its author keeps, and what is not decided', async () => {
  const money = { conserva: 0, por_decidir: 1000 };
  answer(getCase, {
    caso: CASE,
    decisiones: ['devolver'],
    sin_devolver: null,
    ...PROJECT,
    ...money,
  });
  await open('/admin/casos/7');
  await expect.element(page.getByText('Entregado', { exact: true })).toBeVisible();
  await button('Devolver $3,500.00').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Tomás Núñez conserva de lo ya liberado$0.00');
  await expect.element(dialog).toMatchTextContent('se perdieron $1,000.00: falta decidir');
});

test('fit a phone whose letters are twice as large, in the list, by themselves and while deciding', async () => {
  letters('200%');
  const caso: Case = { ...CASE, causa: 'retenido' };
  answerCases(caso);
  answer(getCase, { ...PROJECT, caso, decisiones: ['devolver'], sin_devolver: null });
  await open('/admin/casos/proyectos', PHONE);
  await expect.element(card()).toBeVisible();
  expectNothingCut();
  await expectGoodScreen();
  await open('/admin/casos/7', PHONE);
  await button('Devolver $3,500.00').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expectNothingCut();
  await expectGoodScreen();
});

test('a case is closed with a reason, and the second of two administrators sees that it was', async () => {
  answer(getCase, { ...PROJECT, caso: CASE, decisiones: ['seguir'], sin_devolver: 'contracargo' });
  await open('/admin/casos/7', DESKTOP);
  await expect.element(page.getByText(/El banco de la tarjeta está revisando/)).toBeVisible();
  await button('Sigue su curso').click();
  await field('Motivo').fill('Paga el viernes.');
  await expectGoodScreen();
  refuse(closeCase, 'case_closed');
  answer(getCase, { ...PROJECT, caso: CLOSED, decisiones: [], sin_devolver: null });
  const send = button('Cerrar el caso');
  await send.click();
  await expect.element(alerts().getByText(textOf('case_closed'))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sigue su curso' })).toBeInTheDocument();
});

test('a closed one says what was decided, why and by whom', async () => {
  answer(getCase, {
    ...PROJECT,
    caso: CASE,
    decisiones: ['seguir'],
    sin_devolver: 'nada_protegido',
  });
  await open('/admin/casos/7');
  await button('Sigue su curso').click();
  await field('Motivo').fill('Paga el viernes.');
  answer(closeCase, {});
  answer(getCase, { ...PROJECT, caso: CLOSED, decisiones: [], sin_devolver: null });
  await button('Cerrar el caso').click();
  await expect.element(notices().getByText(/El caso se cerró/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sigue su curso' })).toBeVisible();
  await expect.element(page.getByText('Paga el viernes.')).toBeVisible();
  await expect.element(page.getByText(/Lo decidió Ada Solís/)).toBeVisible();
  expect(asked(closeCase)).toMatchObject([{ case_id: 7, motivo: 'Paga el viernes.' }]);
  await expectGoodScreen();
});

test('a dispute leads to its ruling, and held money cannot be let be', async () => {
  const caso: Case = { ...CASE, causa: 'retenido', por_que: 'Hay dinero protegido.' };
  answer(getCase, {
    ...PROJECT,
    caso,
    disputa: 12,
    decisiones: ['repartir'],
    sin_devolver: 'disputa',
  });
  await open('/admin/casos/7', DESKTOP);
  const link = page.getByRole('link', { name: 'Resolver la disputa' });
  await expect.element(link).toHaveAttribute('href', '/admin/disputas/12');
  await expect.element(button('Sigue su curso')).not.toBeInTheDocument();
  await expect.element(page.getByText(/se cierra solo cuando/)).toBeVisible();
});

test('a dispute says how long it can be decided in time, and where it is once it is closed', async () => {
  const since = (days: number) => new Date(Date.now() - days * DAY + 60_000).toISOString();
  const caso: Case = { ...CASE, causa: 'disputa', desde: since(2) };
  answer(getCase, { ...PROJECT, caso, decisiones: ['repartir'], sin_devolver: 'disputa' });
  await open('/admin/casos/7');
  await expect.element(page.getByText('Quedan 3 días para decidir')).toBeVisible();
  answer(getCase, {
    ...PROJECT,
    caso: { ...caso, desde: since(6) },
    decisiones: ['repartir'],
    sin_devolver: 'disputa',
  });
  await open('/admin/casos/8');
  await expect.element(page.getByText('Pasaron más de 5 días sin decidir')).toBeVisible();
  const closed = { ...caso, cierre: CLOSED.cierre };
  answer(getCase, { ...PROJECT, caso: closed, disputa: 12, decisiones: [], sin_devolver: null });
  await open('/admin/casos/9');
  await expect
    .element(page.getByRole('link', { name: 'Ver la disputa' }))
    .toHaveAttribute('href', '/admin/disputas/12');
  await expect.element(page.getByText(/para decidir/)).not.toBeInTheDocument();
});

test('an unknown case leads back to the list', async () => {
  refuse(getCase, 'case_not_found');
  await open('/admin/casos/8');
  await expect.element(problem()).toMatchTextContent(textOf('case_not_found'));
  await expect
    .element(page.getByRole('link', { name: 'Ver los casos' }))
    .toHaveAttribute('href', '/admin/casos/proyectos');
});

test('who only reads sees a case, and who decides and writes to its people', async () => {
  signInReader();
  answer(getCase, {
    caso: CASE,
    ...PROJECT,
    decisiones: ['devolver', 'seguir'],
    sin_devolver: null,
  });
  await open('/admin/casos/7');
  await expectButtons({
    Volver: null,
    'Ver proyecto y conversación': getMessages,
    'Escribir a Dalia Ríos Luna': getMessages,
    'Escribir a Tomás Núñez': getMessages,
    'Devolver $3,500.00': cancelProposal,
    'Sigue su curso': closeCase,
  });
  await expectGoodScreen();
});
