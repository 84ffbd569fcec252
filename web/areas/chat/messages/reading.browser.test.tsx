import { beforeEach, expect, test } from 'vitest';
import { getMessages } from '#contract/chat.ts';
import type { Message } from '#contract/chat/view.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { pass, sleep, stopClock } from '#web/testing/clock.ts';
import { letters } from '#web/testing/letters.ts';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { expectGoodScreen, expectInTime } from '#web/testing/screen.ts';
import {
  answerChat,
  composer,
  message,
  messages,
  NO_MESSAGES,
  openChat,
  OTHER,
} from '../testing.ts';

// What a conversation shows of its messages: times and links.

beforeEach(() => answerChat(signIn(person('client'))));

const answerMessages = (all: readonly Partial<Message>[]) =>
  answer(getMessages, {
    ...NO_MESSAGES,
    messages: all.map((changes, at) => message({ id: at + 1, ...changes })),
  });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Friday morning in Mexico City. */
const NOW = Date.parse('2026-11-20T16:30:00Z');
const TIMES: readonly (readonly [ago: number, words: string, day: string])[] = [
  [16 * DAY, '04 del 11 a las 10:30', 'miércoles 4 de noviembre'],
  [15 * DAY, 'hace 15 días', 'jueves 5 de noviembre'],
  [DAY, 'hace 1 día', 'ayer'],
  [3 * HOUR, 'hace 3 horas', 'hoy'],
  [HOUR, 'hace 1 hora', 'hoy'],
  [2 * MINUTE, 'hace 2 minutos', 'hoy'],
  [MINUTE, 'hace 1 minuto', 'hoy'],
  [30_000, 'justo ahora', 'hoy'],
];

const times = () =>
  [...messages().element().querySelectorAll('time')].map((time) => time.innerText);
const days = (name: string) => messages().getByText(name, { exact: true }).elements();

test('times are worded exactly and kept current, also after sleep', async () => {
  answerMessages(TIMES.map(([ago]) => ({ createAt: new Date(NOW - ago).toISOString() })));
  stopClock(NOW - HOUR);
  await open(`/chat/${OTHER}`);
  await expectInTime(composer());
  sleep(NOW - Date.now());
  await expect.poll(times).toContain('justo ahora');
  expect(times()).toEqual(TIMES.map(([, words]) => words));
  for (const [, , day] of TIMES) expect(days(day)).toHaveLength(1);

  // They are kept current while the page is open, and after a laptop was closed over night.
  await pass(MINUTE);
  await expect
    .poll(() => times().slice(-3))
    .toEqual(['hace 3 minutos', 'hace 2 minutos', 'hace 1 minuto']);
  sleep(DAY);
  await expect
    .poll(() => times().slice(1))
    .toEqual([
      '05 del 11 a las 10:30',
      'hace 2 días',
      ...Array.from({ length: 5 }, () => 'hace 1 día'),
    ]);
  expect(days('hoy')).toHaveLength(0);
  expect(days('ayer')).toHaveLength(1);
  await expectGoodScreen();
});

test('web addresses become links in a new tab without referrer; deceptive ones stay text', async () => {
  const long = `https://fotos.example/${'muy-larga-'.repeat(40)}fin`;
  answerMessages([
    { msg: 'Mira https://fotos.example/a?b=1. Y (www.maestros.mx).' },
    { msg: long },
    { msg: 'javascript:alert(1) https://banco.mx@malo.example/ https://bаnco.mx' },
  ]);
  await openChat();
  const links = messages().getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://fotos.example/a?b=1',
    'https://www.maestros.mx/',
    long,
  ]);
  for (const link of links) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
  }
  await expectGoodScreen();
});

test('with large letters a conversation opens at its end, and stays there while one writes', async () => {
  letters('200%');
  answerMessages(Array.from({ length: 12 }, (_, at) => ({ msg: `Mensaje ${at}` })));
  await open(`/chat/${OTHER}`, PHONE);
  await expect.element(messages().getByText('Mensaje 11')).toBeVisible();
  const below = () => {
    const { scrollHeight, scrollTop, clientHeight } = messages().element();
    return Math.round(scrollHeight - scrollTop - clientHeight);
  };
  await expect.poll(below).toBeLessThan(2);
  for (const msg of ['Una línea\notra línea', 'Una línea\notra línea más']) {
    await composer().fill(msg);
    await expect.poll(below).toBeLessThan(2);
  }
});
