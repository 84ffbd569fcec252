import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages, sendMessage } from '#contract/chat.ts';
import { reportPerson } from '#contract/moderation.ts';
import { getProposal } from '#contract/projects.ts';
import type { User } from '#contract/views.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen, notices } from '#web/testing/screen.ts';
import {
  answerChat,
  composer,
  message,
  messages,
  NO_MESSAGES,
  openChat,
  OTHER,
  receiver,
} from '../testing.ts';

let me: User;

beforeEach(() => {
  me = signIn(person('client'));
  answerChat(me);
  answer(getProposal, { proposal: null, cambios: true });
});

test('a report needs a reason, and keeps its text through every failure', async () => {
  const words = 'Deposítame a mi cuenta y sale más barato.';
  answer(getMessages, { ...NO_MESSAGES, messages: [message({ id: 41, msg: words })] });
  await openChat();
  await button('Opciones de Taller Núñez').click();
  await page.getByRole('menuitem', { name: 'Reportar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reportar a/ });
  const send = dialog.getByRole('button', { name: 'Enviar reporte' });
  const text = dialog.getByLabelText(/Cuéntanos más/);
  await send.click();
  await expect.element(dialog.getByText('Elige un motivo.')).toBeVisible();
  expect(asked(reportPerson)).toEqual([]);
  await expectGoodScreen();
  await dialog.getByRole('radio', { name: 'Pide pagar por fuera de Maestros' }).click();
  await text.fill('Insiste en que le deposite.');
  await dialog.getByRole('checkbox', { name: /Incluir su último mensaje/ }).click();
  for (const failure of FAILURES) {
    fail(reportPerson, failure);
    await send.click();
    await expect.element(alerts().getByText(failure.text(reportPerson)).first()).toBeVisible();
    await expect.element(text).toHaveValue('Insiste en que le deposite.');
    await expect.element(send).not.toHaveAttribute('aria-busy');
  }
  answer(reportPerson, {});
  await send.click();
  await expect
    .element(notices().getByText('El equipo de Maestros va a revisar tu reporte.'))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = asked(reportPerson);
  expect(sent).toHaveLength(FAILURES.length + 1);
  expect(sent.at(-1)).toMatchObject({
    other_key: OTHER,
    motivo: 'pago_por_fuera',
    texto: 'Insiste en que le deposite.',
    id_mensaje: 41,
  });
  // All attempts are one report.
  expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1);
});

test('a phone number before any payment shows a hint, and is sent all the same', async () => {
  reply(sendMessage, receiver(me).store);
  const notice = page.getByText(/el pago por fuera no está protegido/);
  await openChat();
  await composer().fill('Son $10,000 por 3.5 x 2.4 m, el 2026-11-20');
  await expect.element(notice).not.toBeInTheDocument();
  await composer().fill('Llámame al 33 1234 5678');
  await expect.element(notice).toBeVisible();
  await expectGoodScreen();
  await button('Enviar mensaje').click();
  await expect.element(messages().getByText('Llámame al 33 1234 5678')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await composer().fill('o a ana@correo.mx');
  await button('Cerrar este aviso').click();
  await expect.element(notice).not.toBeInTheDocument();
  // Once closed it stays closed in this conversation.
  await openChat();
  await expect.element(composer()).toHaveValue('o a ana@correo.mx');
  await expect.element(notice).not.toBeInTheDocument();
});
