import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { getFavourites } from '#contract/favourites.ts';
import { getRequests } from '#contract/requests.ts';
import { validateSession } from '#contract/session.ts';
import type { ProposalSummary } from '#contract/views.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { pass, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answerCatalogue, PROFESSIONAL } from '#web/testing/catalogue.ts';
import { answerRequest } from '../../requests/testing.ts';
import { answer, asked, fail, reply } from '#web/testing/network.ts';
import { NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { summary } from '#web/testing/projects.ts';
import { alerts, button, expectGoodScreen, field } from '#web/testing/screen.ts';

const TO_PAY = summary(1, {
  grupo: 'en_curso',
  estado: 'por_pagar',
  precio: 7500,
  pagado: 3750,
  liberado: 0,
  mitad_pagada: 1,
  entregado: 1,
  turno: { who: 'client', action: 'pagar', amount: 3750 },
});
const WORKING = summary(2, {
  grupo: 'en_curso',
  estado: 'por_pagar',
  precio: 7500,
  pagado: 3750,
  liberado: 0,
  mitad_pagada: 1,
  start: '2026-11-26',
  hora: '10:00',
  turno: { who: 'professional', action: 'entregar', amount: null },
});

function clientWith(active: ProposalSummary[], finalizados = 0) {
  answerCatalogue();
  const proposal_total = { en_curso: active.length, esperando: 0, finalizados, cerrados: 0 };
  return signIn(person('client', { proposal: [], proposal_active: active, proposal_total }));
}
const card = () => page.getByRole('region', { name: /^Te toca/ });

test('what waits comes first with its button, and what is under way says where its money is', async () => {
  clientWith([WORKING, TO_PAY]);
  answerRequest();
  await open('/');
  await expect.element(card().getByText('Paga la otra mitad: $3,750.00')).toBeVisible();
  await expect.element(card().getByRole('link', { name: /^Pagar \$3,750\.00/ })).toBeVisible();
  const underWay = page.getByRole('region', { name: 'En curso' });
  await expect.element(underWay.getByText('Mitad pagada')).toBeVisible();
  await expect.element(underWay.getByText('jue 26 nov, 10:00')).toBeVisible();
  expect(underWay.getByRole('heading', { level: 3 }).elements()).toHaveLength(1);
  await expectGoodScreen();
  await field('¿Qué más hay que arreglar?').fill('gotea la llave');
  await open('/');
  await expect.element(field('¿Qué más hay que arreglar?')).toHaveValue('gotea la llave');
  await button('Pedir').click();
  await expect.poll(address).toMatch(/^\/solicitar\?texto=gotea/);
});

test('when nothing waits the title asks, and says that nothing is open', async () => {
  clientWith([], 5);
  await open('/');
  await expect.element(page.getByRole('heading', { level: 1, name: /¿Qué hay que/ })).toBeVisible();
  await expect.element(page.getByText(/Tus 5 trabajos están pagados y cerrados\.$/)).toBeVisible();
  expect(card().elements()).toEqual([]);
  await expectGoodScreen();
});

test('a row of many favourites is swiped by itself, and the page stays as wide as the phone', async () => {
  clientWith([], 5);
  const favoritos = Array.from({ length: 6 }, (_, index) => ({
    ...PROFESSIONAL,
    keylogin: String(index).padEnd(43, 'f'),
    average_rating: 4.8,
    reviews_count: 3,
    trabajos_contigo: 1,
  }));
  answer(getFavourites, { favoritos, total: 6, hay_mas: false, siguiente: null });
  await open('/', PHONE);
  const row = page.getByRole('region', { name: 'Tus favoritos' }).getByRole('list');
  await expect.element(row).toBeVisible();
  expect(row.element().scrollWidth).toBeGreaterThan(row.element().clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

const EUSEBIO = {
  keylogin: 'e'.repeat(43),
  nombre: 'Eusebio Maldonado',
  img_profile: null,
  profesion: 'Plomería',
  average_rating: null,
  reviews_count: 0,
  trabajos_contigo: 0,
  estado: 'enviada' as const,
  motivo: '',
  respondio_en: null,
  propuesta: null,
};
const ONE_REQUEST = { ...REQUEST, client_id: 'x', destinatarios: [EUSEBIO] };

test('a request without a proposal waits there, or is the client’s turn once nobody will answer', async () => {
  clientWith([], 5);
  const other = {
    ...ONE_REQUEST,
    id: 8,
    destinatarios: [{ ...EUSEBIO, estado: 'declinada' as const }],
  };
  answer(getRequests, {
    solicitudes: [ONE_REQUEST, other],
    hay_mas: false,
    siguiente: null,
    totales: { abierta: 2, elegida: 0, cerrada: 0 },
  });
  await open('/', DESKTOP);
  const waiting = page.getByRole('region', { name: 'En espera' });
  await expect.element(waiting.getByText('Esperando respuesta de Eusebio Maldonado')).toBeVisible();
  // Asking again is the client's turn.
  await expect.element(waiting.getByText(/^Nadie respondió/)).not.toBeInTheDocument();
  await expect.element(card().getByText('Nadie respondió con una propuesta')).toBeVisible();
  await expect
    .element(card().getByRole('link', { name: /^Pedirla otra vez/ }))
    .toHaveAttribute('href', '/cliente/solicitudes/8');
  await expect
    .element(waiting.getByRole('link', { name: /Eusebio/ }))
    .toHaveAttribute('href', '/cliente/solicitudes/7');
  await expect.element(page.getByText('Nada pendiente.')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('the link of the only open request leads to it', async () => {
  clientWith([]);
  answerRequest();
  answer(getRequests, {
    solicitudes: [ONE_REQUEST],
    hay_mas: false,
    siguiente: null,
    totales: { abierta: 1, elegida: 0, cerrada: 0 },
  });
  await open('/');
  await expect
    .element(page.getByRole('link', { name: 'Ver la solicitud' }))
    .toHaveAttribute('href', `/cliente/solicitudes/${ONE_REQUEST.id}`);
});

test('what waits is shown once all of it is known, in its order', async () => {
  const user = clientWith([TO_PAY]);
  answer(validateSession, { user: { ...user, proposal_active: [WORKING] } });
  const requests = Promise.withResolvers<Response>();
  reply(getRequests, () => requests.promise);
  await open('/');
  await expect.poll(() => asked(validateSession).length).toBeGreaterThan(0);
  await expect.element(page.getByText('Cargando…').first()).toBeInTheDocument();
  // The footer would jump when more comes.
  await expect.element(page.getByRole('contentinfo')).not.toBeInViewport();
  expect(card().elements()).toEqual([]);
  expect(page.getByRole('region', { name: 'En curso' }).elements()).toEqual([]);
  requests.resolve(Response.json({ mensaje: 'no', code: 'internal' }, { status: 500 }));
  await expect.element(page.getByRole('region', { name: 'En curso' })).toBeVisible();
  expect(card().elements()).toEqual([]);
});

test('what changes meanwhile is fetched when the counts say so', async () => {
  stopClock();
  const user = clientWith([WORKING]);
  await open('/');
  const underWay = page.getByRole('region', { name: 'En curso' });
  await expect.poll(() => pass(10).then(() => underWay.elements())).toHaveLength(1);
  expect(card().elements()).toEqual([]);
  answer(getCounts, { ...NOTHING_WAITS, proyectos: 1 });
  answer(validateSession, { user: { ...user, proposal_active: [TO_PAY] } });
  await pass(10_000);
  await expect.element(card()).toBeVisible();
});

test('what cannot be loaded says so and leaves what was known; favourites are left out', async () => {
  for (const failure of FAILURES) {
    clientWith([TO_PAY]);
    fail(validateSession, failure);
    fail(getFavourites, failure);
    await open('/');
    await expect.element(button('Intentar de nuevo')).toBeVisible();
    await expect.element(card()).toBeVisible();
  }
  expect(asked(getFavourites).length).toBeGreaterThan(0);
  expect(alerts().elements()).toEqual([]);
});
