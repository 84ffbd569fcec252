import { expect, test } from 'vitest';
import type { ChatPartner, Message } from '#contract/chat/view.ts';
import {
  firstPage,
  isSeen,
  lastId,
  withFreshLinks,
  withMessage,
  withNews,
  withOlder,
} from './pages.ts';

const other: ChatPartner = {
  keylogin: 'taller',
  nombre: 'Taller Núñez',
  img_profile: null,
  rol: 2,
  profesion: 'Plomería',
  validado: true,
  cuenta: 'activa',
  trabajos_contigo: 0,
  bloqueo: null,
  average_rating: 4.9,
};
const message = (id: number, rute_adjunto = ''): Message => ({
  id,
  sender: 'yo',
  msg: `mensaje ${id}`,
  rute_adjunto,
  seen: 0,
  createAt: '2026-11-24T15:48:00.000Z',
  client_id: null,
  evento: null,
});
const reply = (ids: number[], hay_mas = false, leido_hasta = 0) => ({
  messages: ids.map((id) => message(id)),
  hay_mas,
  other,
  leido_hasta,
});
const ids = ({ messages }: { messages: readonly Message[] }) => messages.map(({ id }) => id);

test('merges pages in order, each message once', () => {
  const first = firstPage(reply([5, 6], true));
  const older = withOlder(first, reply([3, 4, 5], false));
  expect(ids(older)).toEqual([3, 4, 5, 6]);
  expect(older.older).toBe(false);
  const news = withNews(older, reply([6, 8], false, 5));
  expect(ids(withMessage(news, message(7)))).toEqual([3, 4, 5, 6, 7, 8]);
  expect(lastId(news)).toBe(8);
});

test('one’s own sent message does not hide earlier messages that have not arrived yet', () => {
  const first = firstPage(reply([5, 6]));
  const sent = withMessage(first, message(8));
  expect(sent.completeUpTo).toBe(6);
  const news = withNews(sent, reply([7, 8]));
  expect(ids(news)).toEqual([5, 6, 7, 8]);
  expect(withNews(news, reply([])).completeUpTo).toBe(8);
});

test('a message that was seen stays seen', () => {
  const news = withNews(firstPage(reply([5, 6], false, 5)), reply([], false, 4));
  expect([5, 6].map((id) => isSeen(news, message(id)))).toEqual([true, false]);
});

test('a shown image keeps its link until fresh links are requested', () => {
  const link = (name: string) => ({ ...reply([]), messages: [message(5, name)] });
  const first = firstPage(link('/files/a?v=1'));
  expect(withNews(first, link('/files/a?v=2')).messages[0]?.rute_adjunto).toBe('/files/a?v=1');
  expect(withFreshLinks(first, link('/files/a?v=2')).messages[0]?.rute_adjunto).toBe(
    '/files/a?v=2',
  );
});
