import { formatCentavos } from '#domain/money.ts';
import type { NotificationName } from '#server/features/notifications/events.ts';

/** What a project's step is about, for those who are told of it. */
export interface Scene {
  readonly titulo: string;
  readonly client: string;
  readonly author: string;
  /** Who did it, null for the system. */
  readonly actor: 'client' | 'author' | null;
  /** Centavos, where the step moves or asks for money. */
  readonly monto: number;
  /** What is still to be paid after a partial payment, centavos. */
  readonly falta: number;
}

interface Telling {
  /** The automatic message in the chat (1 §4). */
  readonly chat: (scene: Scene) => string;
  /** Who is notified besides, and with which parameters. */
  readonly notify?: {
    readonly who: 'client' | 'author' | 'other';
    readonly evento: NotificationName;
    readonly parameters: (scene: Scene) => readonly string[];
  };
}

const actorOf = (scene: Scene) => (scene.actor === 'client' ? scene.client : scene.author);

/** Every step of a project with the words that tell of it: one table. */
const STORY = {
  por_publicar: { chat: (s) => `${s.author} empezó a preparar una propuesta.` },
  publicada: {
    chat: (s) => `${s.author} envió la propuesta «${s.titulo}» por ${formatCentavos(s.monto)}.`,
    notify: {
      who: 'client',
      evento: 'publicada',
      parameters: (s) => [s.author, s.titulo, formatCentavos(s.monto)],
    },
  },
  rechazada: {
    chat: (s) => `${s.client} rechazó la propuesta.`,
    notify: { who: 'author', evento: 'rechazada', parameters: (s) => [s.client, s.titulo] },
  },
  por_pagar: {
    chat: (s) => `${s.client} aceptó la propuesta. El trabajo empieza cuando esté pagado.`,
    notify: { who: 'author', evento: 'por_pagar', parameters: (s) => [s.client, s.titulo] },
  },
  pago_parcial: {
    chat: (s) =>
      `Pago parcial recibido: ${formatCentavos(s.monto)} quedan protegidos. Faltan ${formatCentavos(s.falta)} antes de completar el proyecto.`,
    notify: {
      who: 'author',
      evento: 'pago_parcial',
      parameters: (s) => [s.titulo, formatCentavos(s.monto)],
    },
  },
  pago_recibido: {
    chat: (s) =>
      `Pago recibido: ${formatCentavos(s.monto)} quedan protegidos hasta que se confirme el trabajo.`,
    notify: {
      who: 'author',
      evento: 'pagado',
      parameters: (s) => [s.titulo, formatCentavos(s.monto)],
    },
  },
  pago_fallido: {
    chat: () => 'El pago no se completó y no se hizo ningún cargo. Se puede intentar otra vez.',
    notify: { who: 'client', evento: 'pago_fallido', parameters: (s) => [s.titulo] },
  },
  anticipo: {
    chat: (s) => `${s.client} liberó un anticipo de ${formatCentavos(s.monto)}.`,
    notify: {
      who: 'author',
      evento: 'anticipo',
      parameters: (s) => [s.client, formatCentavos(s.monto), s.titulo],
    },
  },
  completado: {
    chat: (s) => `${s.client} marcó el trabajo como completado. Ahora los dos se pueden calificar.`,
    notify: { who: 'author', evento: 'completado', parameters: (s) => [s.client, s.titulo] },
  },
  calificacion: {
    chat: (s) => `${actorOf(s)} calificó el proyecto.`,
    notify: { who: 'other', evento: 'calificacion', parameters: (s) => [actorOf(s), s.titulo] },
  },
  finalizada: {
    chat: (s) =>
      s.monto > 0
        ? `${s.client} finalizó el proyecto y se liberaron ${formatCentavos(s.monto)}. ¡Gracias a los dos!`
        : `${s.client} finalizó el proyecto. ¡Gracias a los dos!`,
    notify: { who: 'author', evento: 'finalizada', parameters: (s) => [s.client, s.titulo] },
  },
} as const satisfies Record<string, Telling>;

export type StoryEvent = keyof typeof STORY;

export const tellingOf = (evento: StoryEvent): Telling => STORY[evento];
