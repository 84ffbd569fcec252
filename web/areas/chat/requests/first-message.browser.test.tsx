import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages } from '#contract/chat.ts';
import { understand } from '#contract/search.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { pass, resumeClock, stopClock } from '#web/testing/clock.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';
import { answerRequest, kept } from '../../public/requests/testing.ts';
import { answerChat, composer, message, NO_MESSAGES, openChat, OTHER } from '../testing.ts';

// What a client's first message says becomes a request (4 §G).

const FUGA = {
  ...NOTHING,
  seguro: true,
  trabajos: [{ categoria: 'Plomería', aparato: null, opt: 'Reparar una fuga' }],
  cantidad: 2,
};
const ask = button('Pedirle precio con esto');

test('what a first message says is shown, and begins a request for that professional', async () => {
  answerRequest();
  answerChat(signIn(person('client')));
  answer(understand, FUGA);
  await openChat();
  await composer().fill('tengo dos fugas en el baño');
  await expect.element(page.getByText(/Plomería · 2 × Reparar una fuga/)).toBeVisible();
  await expectGoodScreen();
  await ask.click();
  await expect.poll(address).toMatch(/^\/solicitar\?/);
  await expect
    .poll(kept)
    .toMatchObject({ descripcion_servicio: 'tengo dos fugas en el baño', cantidad: '2' });
  await open('/categorias/plomeria?solicitud=1', DESKTOP);
  await expect.element(page.getByText('1 de 4 elegidos')).toBeVisible();
});

test('nothing is said of what is not sure, is not asked for, or is no first message', async () => {
  answerRequest();
  const write = async () => {
    await composer().fill('se me tapó el baño');
    await pass(1000);
  };
  answerChat(signIn(person('client')));
  answer(understand, { ...FUGA, seguro: false });
  await openChat();
  stopClock();
  await write();
  expect(asked(understand)).toHaveLength(1);
  expect(ask.elements()).toEqual([]);

  refuse(understand, 'too_many_requests');
  await composer().fill('se me tapó otra vez el baño');
  await pass(1000);
  expect(asked(understand)).toHaveLength(2);
  expect(ask.elements()).toEqual([]);

  answer(understand, FUGA);
  answer(getMessages, { ...NO_MESSAGES, messages: [message({ sender: OTHER })] });
  resumeClock();
  await openChat(DESKTOP);
  stopClock();
  await write();
  expect(asked(understand)).toHaveLength(2);

  resumeClock();
  answerChat(signIn(person('professional')));
  await openChat();
  stopClock();
  await write();
  expect(asked(understand)).toHaveLength(2);
});
