import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ROL } from '#contract/call.ts';
import { type ChatEvent, getConversations, getMessages, stream } from '#contract/chat.ts';
import { getProposal, getProposals } from '#contract/projects.ts';
import { getReceivedRequests } from '#contract/requests.ts';
import type { ChatPartner, Message } from '#contract/chat/view.ts';
import type { Proposal, User } from '#contract/views.ts';
import { proposal } from '#web/areas/chat/projects/testing.ts';
import { DESKTOP, open, type PHONE } from './app.tsx';
import { answer, reply } from './network.ts';
import { person, signIn } from './people.ts';
import { notices } from './screen.ts';

// A project in the panel of its conversation, as one of its parties sees it.

/** The key of the other party. */
export const OTHER = 'o'.repeat(43);

let projects = 0;
/** The other party, as the conversation shows them. */
let partner: ChatPartner | undefined;

/** A project of this person with somebody: its client, or who wrote its proposal. */
export function projectOf(me: User, changes: Partial<Proposal> = {}): Proposal {
  const isClient = me.rol === ROL.client;
  return proposal({
    // What is typed or chosen is kept for each project.
    id: ++projects,
    sender: isClient ? me.keylogin : OTHER,
    recieved: isClient ? OTHER : me.keylogin,
    published_at: '2026-11-23T15:48:00.000Z',
    ...changes,
  });
}

/** Answers what the conversation and its panel ask for. */
export function answerProject(
  me: User,
  project: Proposal,
  earlier: readonly Proposal[] = [],
): void {
  const rol = me.rol === ROL.client ? ROL.professional : ROL.client;
  const other: ChatPartner = {
    keylogin: OTHER,
    nombre: rol === ROL.client ? 'Clara Ríos' : 'Taller Núñez',
    img_profile: null,
    rol,
    profesion: rol === ROL.client ? '' : 'Plomería',
    validado: true,
    average_rating: null,
    cuenta: 'activa',
    trabajos_contigo: 0,
    bloqueo: null,
  };
  partner = other;
  answer(getMessages, { messages: [], hay_mas: false, other, leido_hasta: 0 });
  answer(getProposal, { proposal: project, cambios: true });
  answer(getProposals, { proposals: [...earlier], hay_mas: false });
  answer(getReceivedRequests, { solicitudes: [], hay_mas: false, siguiente: null });
  answer(getConversations, {
    conversations: [],
    hay_mas: false,
    siguiente: null,
    marca: '1.1',
    cambios: false,
  });
  reply(stream, openStream);
}

let pushed: ReadableStreamDefaultController<Uint8Array> | undefined;
const encoder = new TextEncoder();

/** A stream that is open, and silent until something is pushed. */
const openStream = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (chunks) => {
        pushed = chunks;
        chunks.enqueue(encoder.encode('event: listo\ndata: {}\n\n'));
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

/** The project has changed: the server says so, and answers the changed one. */
export function pushProject(project: Proposal): void {
  answer(getProposal, { proposal: project, cambios: true });
  push({ tipo: 'propuesta', other_key: OTHER });
}

/** Something was said in the open conversation: the server says so, and answers it. */
export function pushMessage(msg: string): void {
  const said: Message = {
    id: 1,
    sender: 'System',
    msg,
    rute_adjunto: '',
    seen: 0,
    createAt: '2026-11-24T15:48:00.000Z',
    client_id: null,
    evento: null,
  };
  if (partner)
    answer(getMessages, { messages: [said], hay_mas: false, other: partner, leido_hasta: 0 });
  push({ tipo: 'mensaje', other_key: OTHER });
}

function push(event: ChatEvent): void {
  pushed?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
}

export const openPanel = (
  tab = 'proyecto',
  screen: typeof PHONE | typeof DESKTOP = DESKTOP,
): Promise<void> => open(`/chat/${OTHER}?panel=${tab}`, screen);

/** Signs a party in, and opens the project. */
export async function openProjectAs(
  who: 'client' | 'professional' | 'admin',
  changes: Partial<Proposal>,
  tab?: string,
  screen?: typeof PHONE | typeof DESKTOP,
): Promise<Proposal> {
  const me = signIn(person(who));
  const project = projectOf(me, changes);
  answerProject(me, project);
  await openPanel(tab, screen);
  return project;
}

export const panel = (): Locator => page.getByRole('region', { name: 'Proyecto', exact: true });
export const panelTab = (name: string | RegExp): Locator => panel().getByRole('tab', { name });
export const panelButton = (name: string | RegExp): Locator =>
  panel().getByRole('button', { name, exact: typeof name === 'string' });
export const dialog = (): Locator => page.getByRole('dialog');
export const dialogButton = (name: string): Locator =>
  dialog().getByRole('button', { name, exact: true });
/** An entry of the project's history. */
export const historyEntry = (text: string): Locator =>
  panel().getByRole('listitem').filter({ hasText: text });

/** Expects the toast after a change of the project: the specified one (1 §10), or what an action says of its own. */
export async function expectUpdated(
  text: string | RegExp = 'La propuesta se actualizo correctamente',
): Promise<void> {
  await expect.element(notices().getByText(text)).toBeVisible();
}
