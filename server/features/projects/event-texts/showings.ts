import { stopped } from '#lib/stopped.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { actorName, type EventTexts, reason } from './text.ts';

/** What is said of pictures of a work in a profile. */
export const SHOWINGS = {
  muestra_pedida: {
    chat: (s) => `${s.professional} quiere mostrar las fotos de «${s.titulo}» en su perfil.`,
    notification: {
      who: 'client',
      evento: 'muestra_pedida',
      parameters: (s) => [s.professional, s.titulo],
    },
  },
  muestra_aceptada: {
    chat: (s) =>
      `${s.client} aceptó que las fotos se vean en el perfil de ${stopped(s.professional)}`,
    notification: {
      who: 'professional',
      evento: 'muestra_aceptada',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  muestra_rechazada: {
    chat: (s) => `${s.client} prefiere que las fotos no se muestren.`,
    notification: {
      who: 'professional',
      evento: 'muestra_rechazada',
      parameters: (s) => [s.client, s.titulo],
    },
  },
  muestra_retirada: {
    chat: (s) => `${actorName(s)} decidió que las fotos ya no se muestren.`,
    notification: {
      who: 'other',
      evento: 'muestra_retirada',
      parameters: (s) => [actorName(s), s.titulo],
    },
  },
  muestra_quitada: {
    chat: (s) => `El equipo de Maestros quitó del perfil las fotos de «${s.titulo}».${reason(s)}`,
    notification: {
      who: 'professional',
      evento: 'muestra_quitada',
      parameters: (s) => [s.titulo, s.detalle.replace(/[.\s]+$/, '')],
    },
  },
} as const satisfies Partial<Record<ProjectEvent, EventTexts>>;
