import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Dispute, getDispute, getDisputes, resolveDispute } from '#contract/disputes.ts';
import { textOf } from '#contract/errors.ts';
import { getProject, getProjectDocuments } from '#contract/projects.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { signInReader } from '#web/testing/reader.ts';
import { answer, answerEach, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { PAPERS, PROJECT } from '../projects/testing.ts';
import { projectOf } from '#web/testing/project.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  expectInTime,
  field,
  fill,
  problem,
} from '#web/testing/screen.ts';

// The disputes and their rulings, as far as only the answer of a call varies.

const DISPUTE: Dispute = {
  id: 7,
  sender: 'c'.repeat(43),
  texto: 'Sigue goteando desde ayer.',
  imagenes: [],
  responder_hasta: '2026-11-23T15:00:00.000Z',
  respuesta: null,
  tarde: 0,
  ofertas: [],
  entregas: [],
  createAt: '2026-11-20T15:00:00.000Z',
  id_proposal: 3,
  titulo: 'Fuga en la azotea',
  client: { keylogin: 'c'.repeat(43), nombre: 'Dalia Ríos Luna' },
  author: { keylogin: 't'.repeat(43), nombre: 'Tomás Núñez' },
  precio: 2000,
  pagado: 2000,
  liberado: 0,
  retenido: 2000,
  tarifa: { porcentaje: 5, fija: 3 },
  resolucion: null,
};
/** The same, once everything went back. */
const RULED: Dispute = {
  ...DISPUTE,
  retenido: 0,
  resolucion: {
    fin: 'decision',
    reembolso: 2000,
    liberado: 0,
    motivo: 'No hay trabajo hecho.',
    por: 'Ada Solís',
    createAt: DISPUTE.createAt,
  },
};
const REFUND = 'Reembolso al cliente';

const card = () => page.getByRole('article');
const resolve = () => button('Resolver disputa');
const dialog = () => page.getByRole('dialog', { name: '¿Resolver la disputa?' });

/** Answers the list with one dispute, which is open or resolved. */
const answerDisputes = (dispute: Dispute) =>
  answerEach(getDisputes, ({ estado }) => ({
    disputes: (estado === 'resueltas') === (dispute.resolucion !== null) ? [dispute] : [],
    hay_mas: false,
    siguiente: null,
    abiertas: dispute.resolucion ? 0 : 1,
  }));

beforeEach(() => {
  signIn(person('admin'));
  answerDisputes(DISPUTE);
});

test('errors stand at their fields, and nothing is sent before a question', async () => {
  await open('/admin/disputas');
  await expect.element(card()).toMatchTextContent('$2,000.00 protegido');
  await resolve().click();
  await expectAtField(REFUND, 'Escribe la cantidad en pesos');
  await expectAtField('Motivo', 'Explica la decisión');
  await expect.element(field(REFUND)).toHaveFocus();
  await fill({ Motivo: 'La foto muestra que la fuga sigue.', [REFUND]: '2,000.01' });
  await resolve().click();
  await expectAtField(REFUND, 'El reembolso es mayor que el dinero protegido');

  // Half each: shows what both receive, with the fee.
  await button('La mitad · $1,000.00').click();
  await expect.element(field(REFUND)).toHaveValue('1,000');
  for (const amount of [
    'Dalia Ríos Luna recibe en su tarjeta$1,000.00 MXN',
    'Comisión de Maestros$53.00 MXN',
    'Tomás Núñez recibe en su saldo$947.00 MXN',
  ])
    await expect.element(card()).toMatchTextContent(amount);
  await resolve().click();
  await expect.element(dialog()).toMatchTextContent('Esta acción no se puede deshacer.');
  await expectGoodScreen();
  await dialog().getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(resolveDispute)).toEqual([]);
});

test('the second of two administrators learns that the dispute is already resolved', async () => {
  await open('/admin/disputas', DESKTOP);
  await button('Nada · $0.00').click();
  await fill({ Motivo: 'Sí terminó.' });
  await expectGoodScreen();
  answerDisputes(RULED);
  refuse(resolveDispute, 'not_in_dispute');
  await resolve().click();
  await dialog().getByRole('button', { name: 'Liberar $2,000.00' }).click();
  expect(textOf('not_in_dispute')).toBe('Este proyecto no tiene una disputa abierta.');
  await expect.element(alerts().getByText(textOf('not_in_dispute'))).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
  await open('/admin/disputas?estado=resueltas');
  await expect.element(card()).toMatchTextContent('No hay trabajo hecho.');
  await expect.element(card()).toMatchTextContent('Lo decidió Ada Solís, 20 nov 2026, 9:00');
  await expect.element(card()).toMatchTextContent('Regresó al cliente$2,000.00 MXN');
});

test('one dispute has an address, where its ruling stands once it is made', async () => {
  answer(getDispute, { dispute: DISPUTE });
  answer(getProject, { proyecto: PROJECT });
  answer(getProjectDocuments, PAPERS);
  await open('/admin/disputas/7');
  await expect.element(card()).toMatchTextContent(DISPUTE.titulo);
  expect(asked(getDispute)).toMatchObject([{ id: 7 }]);
  await button('Todo · $2,000.00').click();
  await fill({ Motivo: 'Sigue goteando.' });
  answer(resolveDispute, { proposal: projectOf(person('client')) });
  answer(getDispute, { dispute: RULED });
  await resolve().click();
  await dialog().getByRole('button', { name: 'Devolver $2,000.00' }).click();
  await expect.element(page.getByRole('heading', { name: 'Disputa', exact: true })).toHaveFocus();
  await expect.element(card()).toMatchTextContent('Regresó al cliente$2,000.00 MXN');
  await expectGoodScreen();
});

test('an unknown dispute leads back to the list', async () => {
  refuse(getDispute, 'dispute_not_found');
  await open('/admin/disputas/8', DESKTOP);
  await expect.element(problem()).toMatchTextContent(textOf('dispute_not_found'));
  await expect
    .element(page.getByRole('link', { name: 'Ver las disputas' }))
    .toHaveAttribute('href', '/admin/disputas');
});

test('a withdrawn dispute is no ruling', async () => {
  const { createAt } = DISPUTE;
  answerDisputes({
    ...DISPUTE,
    resolucion: {
      fin: 'retirada',
      reembolso: 0,
      liberado: 0,
      motivo: '',
      por: 'Dalia Ríos Luna',
      createAt,
    },
  });
  await open('/admin/disputas?estado=resueltas', DESKTOP);
  await expect.element(card().getByText('Retirada', { exact: true })).toBeVisible();
  await expect.element(card()).toMatchTextContent('Dalia Ríos Luna la retiró.');
  await expect.element(card().getByText('Regresó al cliente')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('both words stand beside each other, and what is late is marked', async () => {
  answerDisputes({ ...DISPUTE, tarde: 1 });
  await open('/admin/disputas', DESKTOP);
  await expect.element(card().getByText('Tarde: más de 5 días')).toBeVisible();
  await expect
    .element(card())
    .toMatchTextContent('Tomás Núñez no ha contado su versión; se le pidió');
  const respuesta = {
    texto: 'La fuga es de otra tubería.',
    imagenes: [],
    createAt: '2026-11-21T15:00:00.000Z',
  };
  answerDisputes({ ...DISPUTE, respuesta });
  await open('/admin/disputas', DESKTOP);
  await expect.element(card().getByText('Por resolver')).toBeVisible();
  const boxOf = (text: string) => card().getByText(text).element().getBoundingClientRect();
  await expect.element(card().getByText(respuesta.texto)).toBeVisible();
  expect(boxOf(respuesta.texto).left).toBeGreaterThan(boxOf(DISPUTE.texto).right - 1);
  await expectGoodScreen();
});

test('an offer of one of the two stands beside the ruling, with both amounts', async () => {
  const { createAt } = DISPUTE;
  const offer = (id: number, de: string, reembolso: number) => ({
    id,
    de,
    reembolso,
    liberado: 2000 - reembolso,
    createAt,
  });
  answerDisputes({
    ...DISPUTE,
    ofertas: [offer(1, DISPUTE.author.keylogin, 250), offer(2, DISPUTE.client.keylogin, 900.5)],
  });
  await open('/admin/disputas');
  for (const line of [
    'Tomás Núñez propone un acuerdo: $250.00 MXN regresan al cliente y $1,750.00 MXN se liberan.',
    'Dalia Ríos Luna propone un acuerdo: $900.50 MXN regresan al cliente y $1,099.50 MXN se liberan.',
  ])
    await expect.element(card()).toMatchTextContent(line);
  await expectGoodScreen();
  answerDisputes({
    ...DISPUTE,
    retenido: 0,
    resolucion: {
      fin: 'acuerdo',
      reembolso: 250,
      liberado: 1750,
      motivo: '',
      por: 'Tomás Núñez',
      createAt,
    },
  });
  await open('/admin/disputas?estado=resueltas', DESKTOP);
  await expect.element(card()).toMatchTextContent('Acuerdo entre las partes');
  await expect.element(card()).toMatchTextContent('Se liberó al profesional$1,750.00 MXN');
  await expectGoodScreen();
});

test('a list that fails to load says why for every failure, and can be loaded again', async () => {
  stopClock();
  const again = problem().getByRole('button', { name: 'Intentar de nuevo' });
  for (const [at, failure] of FAILURES.entries()) {
    fail(getDisputes, failure);
    const before = asked(getDisputes).length;
    await (at === 0 ? open('/admin/disputas') : again.click());
    await expect.poll(() => asked(getDisputes).length).toBeGreaterThan(before);
    await expectInTime(problem().getByText(failure.text(getDisputes)));
    await expect.element(again).not.toHaveAttribute('aria-busy');
  }
  await expectGoodScreen();
  answerDisputes(DISPUTE);
  await again.click();
  await expect.element(card()).toBeVisible();
});

test('who only reads sees both words and who decides, and has nothing to fill in', async () => {
  signInReader();
  await open('/admin/disputas');
  await expect
    .element(
      page.getByText('Puedes leer, no decidir: lo hace quien tiene el permiso de Soporte.').first(),
    )
    .toBeVisible();
  await expect.element(resolve()).not.toBeInTheDocument();
  await expect.element(field(REFUND)).not.toBeInTheDocument();
  await expectGoodScreen();
});
