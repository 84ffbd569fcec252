import { formatCentavos } from '#domain/money.ts';
import type { NotificationName } from '#server/features/notifications/index.ts';

/** What a project's step is about, for those who are told of it. */
export interface Scene {
  readonly titulo: string;
  readonly client: string;
  readonly author: string;
  /** Who did it, null for the provider and the clock. */
  readonly actor: 'client' | 'author' | 'admin' | null;
  /** Centavos, where the step moves or asks for money. */
  readonly monto: number;
  /** What is still to be paid after a partial payment, centavos. */
  readonly falta: number;
  /** What went to the professional when the rest went back, centavos. */
  readonly release: number;
  /** The reason or the words that came with it. */
  readonly detalle: string;
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

const actorOf = ({ actor, client, author }: Scene): string =>
  actor === 'client' ? client : actor === 'author' ? author : 'El equipo de Maestros';

/** « Motivo: …» after a sentence, when there is one. */
const reason = ({ detalle }: Scene, word = 'Motivo'): string =>
  detalle && ` ${word}: ${detalle.replace(/[.\s]+$/, '')}.`;

/** Where the money went when a project ended early. */
function returned({ monto, release, author }: Scene): string {
  if (monto === 0 && release === 0) return '';
  const back = `${formatCentavos(monto)} regresan a la tarjeta del cliente`;
  if (release === 0) return ` ${back}.`;
  const paid = `${formatCentavos(release)} son para ${author}`;
  return monto === 0 ? ` ${paid}.` : ` ${back} y ${paid}.`;
}

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
  retirada: {
    chat: (s) => `${s.author} retiró la propuesta.${reason(s)}`,
    notify: { who: 'client', evento: 'retirada', parameters: (s) => [s.author, s.titulo] },
  },
  borrador_retirado: { chat: (s) => `${s.author} dejó de preparar la propuesta.` },
  expirada: {
    chat: () => 'La propuesta venció: pasaron 15 días sin respuesta.',
    notify: { who: 'author', evento: 'expirada', parameters: (s) => [s.titulo, s.client] },
  },
  cancelada: {
    chat: (s) => `${actorOf(s)} canceló el proyecto.${reason(s)}${returned(s)}`,
    notify: { who: 'other', evento: 'cancelada', parameters: (s) => [actorOf(s), s.titulo] },
  },
  entregado: {
    chat: (s) =>
      `${s.author} avisó que el trabajo está entregado.${reason(s, 'Nota')} Si todo está bien, ${s.client} ${
        // The days count only while nothing is due.
        s.falta > 0
          ? `paga los ${formatCentavos(s.falta)} que faltan y lo confirma.`
          : 'lo confirma; en 7 días se da por completado.'
      }`,
    notify: { who: 'client', evento: 'entregado', parameters: (s) => [s.author, s.titulo] },
  },
  cambios: {
    chat: (s) => `${s.client} pidió cambios antes de confirmar.${reason(s, 'Qué falta')}`,
    notify: { who: 'author', evento: 'cambios', parameters: (s) => [s.client, s.titulo] },
  },
  adicional_pedido: {
    chat: (s) =>
      `${s.author} propuso un servicio adicional por ${formatCentavos(s.monto)}: ${s.detalle}`,
    notify: {
      who: 'client',
      evento: 'adicional_pedido',
      parameters: (s) => [s.author, formatCentavos(s.monto), s.titulo],
    },
  },
  adicional_aceptado: {
    chat: (s) =>
      `${s.client} aceptó el servicio adicional por ${formatCentavos(s.monto)}: ${s.detalle}`,
    notify: {
      who: 'author',
      evento: 'adicional_aceptado',
      parameters: (s) => [s.client, formatCentavos(s.monto), s.titulo],
    },
  },
  adicional_rechazado: {
    chat: (s) => `${s.client} rechazó el servicio adicional: ${s.detalle}`,
    notify: {
      who: 'author',
      evento: 'adicional_rechazado',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  adicional_retirado: {
    chat: (s) => `${actorOf(s)} retiró el servicio adicional: ${s.detalle}`,
    notify: {
      who: 'other',
      evento: 'adicional_retirado',
      parameters: (s) => [actorOf(s), s.titulo],
    },
  },
  asignado: {
    chat: (s) =>
      s.detalle
        ? `${actorOf(s)} asignó el trabajo a ${s.detalle}.`
        : `${actorOf(s)} quitó al profesional asignado.`,
    notify: { who: 'other', evento: 'asignado', parameters: (s) => [actorOf(s), s.titulo] },
  },
  // Without the name, which is to be forgotten.
  cuenta_eliminada: {
    chat: () => 'Una de las dos cuentas se eliminó: el proyecto se cerró y no hubo ningún cargo.',
  },
  disputa: {
    chat: (s) =>
      `${actorOf(s)} abrió una disputa. El dinero protegido espera hasta que el equipo de Maestros la resuelva.`,
    notify: { who: 'other', evento: 'disputa', parameters: (s) => [actorOf(s), s.titulo] },
  },
  disputa_resuelta: {
    chat: (s) => `El equipo de Maestros resolvió la disputa.${returned(s)}${reason(s)}`,
    notify: { who: 'other', evento: 'disputa_resuelta', parameters: (s) => [s.titulo] },
  },
  pago_devuelto: {
    chat: (s) =>
      `Llegó un pago de ${formatCentavos(s.monto)} que el proyecto ya no necesitaba: regresa a la tarjeta.`,
    notify: {
      who: 'client',
      evento: 'pago_devuelto',
      parameters: (s) => [formatCentavos(s.monto), s.titulo],
    },
  },
  completado_por_plazo: {
    chat: () =>
      'Pasaron 7 días desde la entrega y el trabajo se dio por completado. Ahora los dos se pueden calificar.',
    notify: { who: 'other', evento: 'completado_por_plazo', parameters: (s) => [s.titulo] },
  },
  finalizada_por_plazo: {
    chat: (s) =>
      s.monto > 0
        ? `Pasaron 7 días y el proyecto se finalizó: se liberaron ${formatCentavos(s.monto)} a ${s.author}.`
        : 'Pasaron 7 días y el proyecto se finalizó.',
    notify: { who: 'other', evento: 'finalizada_por_plazo', parameters: (s) => [s.titulo] },
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
