import type { ProjectEvent } from '#domain/projects/events.ts';
import { actorName, type EventTexts, moneyReturned, reason } from './text.ts';

/** What is said of a dispute, and of what else the team looks at. */
export const DISPUTES = {
  disputa: {
    chat: (s) =>
      `${actorName(s)} abrió una disputa. El dinero protegido espera hasta que el equipo de Maestros la resuelva; cada quien tiene 3 días para contar su versión.`,
    notification: { who: 'other', evento: 'disputa', parameters: (s) => [actorName(s), s.titulo] },
  },
  disputa_respondida: {
    chat: (s) =>
      `${actorName(s)} contó su versión de lo que pasó. El equipo de Maestros ya puede leer las dos.`,
    notification: {
      who: 'other',
      evento: 'disputa_respondida',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  disputa_resuelta: {
    chat: (s) => `El equipo de Maestros resolvió la disputa.${moneyReturned(s)}${reason(s)}`,
    notification: { who: 'other', evento: 'disputa_resuelta', parameters: (s) => [s.titulo] },
  },
  disputa_retirada: {
    chat: (s) => `${actorName(s)} retiró la disputa. El proyecto sigue donde estaba.`,
    notification: {
      who: 'other',
      evento: 'disputa_retirada',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  acuerdo_ofrecido: {
    chat: (s) => `${actorName(s)} propuso un acuerdo.${moneyReturned(s)}`,
    notification: {
      who: 'other',
      evento: 'acuerdo_ofrecido',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  acuerdo_declinado: {
    chat: (s) => `${actorName(s)} no aceptó el acuerdo propuesto.`,
    notification: {
      who: 'other',
      evento: 'acuerdo_declinado',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  acuerdo_retirado: {
    chat: (s) => `${actorName(s)} retiró el acuerdo que había propuesto.`,
    notification: {
      who: 'other',
      evento: 'acuerdo_retirado',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  disputa_acordada: {
    chat: (s) => `${actorName(s)} aceptó el acuerdo y la disputa terminó.${moneyReturned(s)}`,
    notification: {
      who: 'other',
      evento: 'disputa_acordada',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  caso_abierto: {
    chat: (s) => `El equipo de Maestros está revisando el proyecto. ${s.detalle}`,
    notification: { who: 'other', evento: 'caso_abierto', parameters: (s) => [s.titulo] },
  },
  // Its reason is the team's own.
  caso_seguir: {
    chat: () => 'El equipo de Maestros revisó el proyecto: sigue como estaba.',
    notification: { who: 'other', evento: 'caso_seguir', parameters: (s) => [s.titulo] },
  },
} as const satisfies Partial<Record<ProjectEvent, EventTexts>>;
