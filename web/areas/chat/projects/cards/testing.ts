import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { getMessages } from '#contract/chat.ts';
import type { ChatPartner, Message } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { type DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { answerProject, OTHER, projectOf } from '#web/testing/project.ts';
import { message, messages } from '../../testing.ts';

// A thread with the events of a project, as one of its parties reads it.

type Fact = readonly [
  evento: ProjectEvent,
  changes?: Partial<NonNullable<Message['proyecto']>> & { createAt?: string },
];

/** Who did what, unless a test says otherwise. */
const AUTHORS: Partial<Record<ProjectEvent, NonNullable<Message['proyecto']>['quien']>> = {
  publicada: 'profesional',
  por_publicar: 'profesional',
  entregado: 'profesional',
  adicional_pedido: 'profesional',
  por_pagar: 'cliente',
  cambios: 'cliente',
  completado: 'cliente',
  finalizada: 'cliente',
  rechazada: 'cliente',
  disputa: 'cliente',
};

/** The messages of what happened to a project, oldest first. */
function eventMessages(project: Proposal, facts: readonly Fact[]): Message[] {
  return facts.map(([evento, { createAt = '2026-11-24T16:00:00.000Z', ...changes } = {}], index) =>
    message({
      id: index + 1,
      sender: 'System',
      msg: `Texto de ${evento}.`,
      evento,
      createAt,
      proyecto: {
        id: project.id,
        titulo: project.titulo,
        sender: project.sender,
        quien: AUTHORS[evento] ?? 'sistema',
        monto: null,
        detalle: '',
        ...changes,
      },
    }),
  );
}

/** Opens the thread of a project with these events. */
export async function openThreadAs(
  who: 'client' | 'professional',
  changes: Partial<Proposal>,
  facts: readonly Fact[],
  screen: typeof PHONE | typeof DESKTOP = PHONE,
): Promise<Proposal> {
  const me = signIn(person(who));
  const project = projectOf(me, changes);
  answerProject(me, project);
  const other: ChatPartner = {
    keylogin: OTHER,
    nombre: who === 'client' ? 'Taller Núñez' : 'Clara Ríos',
    primer_nombre: who === 'client' ? 'Ramón' : 'Clara',
    img_profile: null,
    rol: who === 'client' ? 2 : 1,
    profesion: '',
    validado: true,
    average_rating: null,
    cuenta: 'activa',
    bloqueo: null,
    trabajos_contigo: 0,
  };
  answer(getMessages, {
    messages: eventMessages(project, facts),
    hay_mas: false,
    other,
    leido_hasta: 0,
  });
  await open(`/chat/${OTHER}`, screen);
  await expect.element(messages()).toBeVisible();
  return project;
}

/** A card of the thread, by what stands in its first line. */
export const card = (name: string | RegExp): Locator => page.getByRole('article', { name });
/** The line below the header that says whose turn it is. */
export const strip = (): Locator => page.getByRole('button', { name: /: .*Proyecto$/ });
