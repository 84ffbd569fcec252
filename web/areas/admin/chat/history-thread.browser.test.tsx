import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getWarnings } from '#contract/chargebacks.ts';
import { getMessages } from '#contract/chat.ts';
import { getRequestsBetween } from '#contract/requests.ts';
import { message, NO_MESSAGES, OTHER } from '#web/areas/chat/testing.ts';
import { open } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

const CLARA = 'c'.repeat(43);
beforeEach(() => answer(getWarnings, { avisos: [] }));

test('what a bank thinks of a payment of theirs stands above the messages, and leads to the payment', async () => {
  signIn(person('admin'));
  answer(getMessages, {
    ...NO_MESSAGES,
    primary: { ...NO_MESSAGES.other, keylogin: CLARA, nombre: 'Clara Ríos', rol: 1 },
    messages: [message({ sender: CLARA, id: 1, msg: 'Buenas tardes' })],
  });
  const aviso = {
    id: 'issfr_1',
    pago: 7,
    concepto: 'Cambio de llave',
    monto: 1999,
    tipo: 'made_with_stolen_card',
    createAt: '2026-11-24T16:00:00.000Z',
  };
  answer(getWarnings, { avisos: [aviso] });
  await open(`/admin/chat-history/${CLARA}/${OTHER}`);
  const warnings = page.getByRole('list', { name: 'Avisos de los bancos' });
  await expect
    .element(warnings.getByText('Puede ser fraude (la tarjeta fue robada)'))
    .toBeVisible();
  await expect
    .element(warnings.getByRole('link', { name: 'pago de $1,999.00 de «Cambio de llave»' }))
    .toHaveAttribute('href', '/admin/pagos-de-clientes/7');
  await expectGoodScreen();
});

test('the team reads what happened to a project with both names, and has nothing to press but what opens', async () => {
  signIn(person('admin'));
  const system = { sender: 'System', createAt: '2026-11-24T16:00:00.000Z' };
  const event = { id: 5, titulo: 'Cambio de llave', sender: CLARA, detalle: '' };
  answer(getMessages, {
    ...NO_MESSAGES,
    primary: { ...NO_MESSAGES.other, keylogin: CLARA, nombre: 'Clara Ríos', rol: 1 },
    messages: [
      message({
        ...system,
        id: 1,
        evento: 'publicada',
        proyecto: { ...event, quien: 'profesional', monto: 1999 },
      }),
      message({
        ...system,
        id: 2,
        evento: 'por_pagar',
        proyecto: { ...event, quien: 'cliente', monto: 1999 },
      }),
      // From before events were linked.
      message({ ...system, id: 3, evento: 'pago_recibido', msg: 'Pago recibido: $1,999.00 MXN.' }),
    ],
  });
  await open(`/admin/chat-history/${CLARA}/${OTHER}`);
  const thread = page.getByRole('log');
  await expect
    .element(thread.getByText(/^Taller Núñez envió la propuesta: \$1,999\.00/))
    .toBeVisible();
  await expect.element(thread.getByText(/^Pago recibido: \$1,999\.00 MXN\./)).toBeVisible();
  await thread.getByRole('button', { name: /^Clara Ríos aceptó la propuesta/ }).click();
  await expect.element(thread.getByText('«Cambio de llave»')).toBeVisible();
  expect(thread.getByRole('button').elements()).toHaveLength(1);
  await expectGoodScreen();
});

test('a stored request is a card that leads to all of its answers; an older one stays the message that it is', async () => {
  signIn(person('admin'));
  const sent = { sender: CLARA, createAt: '2026-11-24T16:00:00.000Z' };
  answer(getMessages, {
    ...NO_MESSAGES,
    primary: { ...NO_MESSAGES.other, keylogin: CLARA, nombre: 'Clara Ríos', rol: 1 },
    messages: [
      message({ ...sent, id: 1, msg: 'Solicitud de servicio: Pintura' }),
      message({ ...sent, id: 2, msg: 'Solicitud de servicio: Plomería', id_solicitud: REQUEST.id }),
    ],
  });
  answer(getRequestsBetween, {
    solicitudes: [
      {
        ...REQUEST,
        cliente: { keylogin: CLARA, nombre: 'Clara Ríos', img_profile: null },
        trabajos_contigo: 0,
        respuesta: 'declinada',
        por_responder: 0,
      },
    ],
  });
  await open(`/admin/chat-history/${CLARA}/${OTHER}`);
  const card = page.getByRole('article', { name: 'Solicitud de Clara Ríos' });
  await expect.element(card.getByText('Declinada')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Ver la solicitud y sus respuestas' }))
    .toHaveAttribute('href', `/admin/solicitudes/${REQUEST.id}`);
  const thread = page.getByRole('log');
  await expect.element(thread.getByText('Solicitud de servicio: Pintura')).toBeVisible();
  await expect.element(thread.getByText('Solicitud de servicio: Plomería')).not.toBeInTheDocument();
  await expectGoodScreen();
});
