import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getConversations, getMessages, sendMessage, stream } from '#contract/chat.ts';
import { getProposal, getProposals } from '#contract/projects.ts';
import { understand } from '#contract/search.ts';
import type { ChatPartner, Message } from '#contract/chat/view.ts';
import type { User } from '#contract/views.ts';
import { type DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer, reply } from '#web/testing/network.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { proposal } from './projects/testing.ts';

// A conversation with a professional, for component tests.

export const OTHER = 't'.repeat(43);
const PARTNER: ChatPartner = {
  keylogin: OTHER,
  nombre: 'Taller Núñez',
  img_profile: null,
  rol: 2,
  profesion: 'Plomería',
  validado: true,
  average_rating: null,
  cuenta: 'activa',
  trabajos_contigo: 0,
  bloqueo: null,
};
export const NO_MESSAGES = { messages: [], hay_mas: false, other: PARTNER, leido_hasta: 0 };
export const CONVERSATION = {
  other_key: OTHER,
  nombre: PARTNER.nombre,
  img_profile: null,
  rol: PARTNER.rol,
  last_message: 'Buen día.',
  last_id: 1,
  last_sender: OTHER,
  createAt: '2026-11-20T15:00:00.000Z',
  no_leidos: 0,
};

export const message = (changes: Partial<Message>): Message => ({
  id: 1,
  sender: OTHER,
  msg: 'Buen día.',
  rute_adjunto: '',
  seen: 0,
  createAt: '2026-11-20T15:00:00.000Z',
  client_id: null,
  evento: null,
  ...changes,
});

export const conversations = () => page.getByRole('region', { name: 'Conversaciones' });
export const messages = () => page.getByRole('log');
export const composer = () => page.getByRole('textbox', { name: /^Mensaje para/ });
export const unsent = () => messages().getByTitle('No se envió');
export const sent = () => messages().getByTitle('Enviado');

/** Answers what the chat loads: an empty conversation with a project, and a stream that is open and silent. */
export function answerChat(me: User): void {
  answer(getMessages, NO_MESSAGES);
  answer(understand, NOTHING);
  answer(getProposal, {
    proposal: proposal({ sender: me.keylogin, recieved: OTHER }),
    cambios: true,
  });
  answer(getProposals, { proposals: [], hay_mas: false });
  answer(getConversations, {
    conversations: [CONVERSATION],
    hay_mas: false,
    siguiente: null,
    marca: '1.1',
    cambios: false,
  });
  reply(stream, openStream);
}

const openStream = () =>
  new Response(
    new ReadableStream({
      start: (chunks) => chunks.enqueue(new TextEncoder().encode('event: listo\ndata: {}\n\n')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

export async function openChat(screen: typeof PHONE | typeof DESKTOP = PHONE): Promise<void> {
  await open(`/chat/${OTHER}`, screen);
  await expect.element(composer()).toBeVisible();
}

/** A server that receives messages: their texts in the order of arrival, with images marked. */
export function receiver(me: User) {
  const received: string[] = [];
  const store = ({ msg, adjunto, client_id }: Record<string, unknown>): Response => {
    received.push(adjunto ? `${String(msg)} [imagen]` : String(msg));
    const stored = message({
      id: received.length,
      sender: me.keylogin,
      msg: String(msg),
      client_id: String(client_id),
    });
    return Response.json({ mensaje: 'success', ...sendMessage.output.parse({ message: stored }) });
  };
  return { received, store };
}
