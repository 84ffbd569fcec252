import type { Estado } from './graph.ts';
import { type Moment, MOMENTS, type Pictures } from './pictures.ts';

/** What there is between the two about showing a work in the professional's public profile. */
export const SHOWING_STATES = ['pedida', 'aceptada', 'rechazada', 'retirada'] as const;
export type ShowingState = (typeof SHOWING_STATES)[number];

/** How many times a professional may ask about one work. */
const SHOWING_ASKS = 3;

/** Which of a delivery's pictures are meant, by their places. */
export type Chosen = Readonly<Record<Moment, readonly number[]>>;

/** A showing as far as its rules depend on it. */
export interface Showing extends Pictures {
  readonly estado: ShowingState;
  readonly vez: number;
}

interface Work {
  readonly estado: Estado;
  readonly entrega: Readonly<Record<Moment, readonly unknown[]>>;
  readonly muestra: Pick<Showing, 'estado' | 'vez'> | null;
}

/** Why a professional may not ask the client to show this work; null if they may. */
export function whyNotAsk({ estado, entrega, muestra }: Work) {
  if (estado !== 'finalizada') return 'showing_not_yet';
  if (entrega.despues.length === 0) return 'showing_without_pictures';
  if (muestra?.estado === 'rechazada') return 'showing_refused';
  if (muestra && muestra.estado !== 'retirada') return 'showing_asked';
  return muestra && muestra.vez >= SHOWING_ASKS ? 'showing_too_often' : null;
}

/** Why a client may not agree to what they saw, which was asked the `vez`th time; null if they may. */
export function whyNotAgree(muestra: Work['muestra'], vez: number) {
  if (!muestra) return 'showing_not_found';
  return muestra.estado === 'retirada' || muestra.vez !== vez ? 'showing_changed' : null;
}

/**
 * What a showing becomes when one of the two does not want it (any more): the professional withdraws, which they can ask
 * again after; the client refuses, which only they can change.
 */
export const stopped = (by: 'client' | 'professional', estado: ShowingState): ShowingState => {
  if (by === 'client') return estado === 'retirada' ? 'retirada' : 'rechazada';
  return estado === 'rechazada' ? 'rechazada' : 'retirada';
};

/** The chosen pictures by their files; null where a place has none. */
export function chosenPictures(pictures: Pictures, chosen: Chosen): Pictures | null {
  const pick = (moment: Moment) =>
    [...new Set(chosen[moment])].toSorted((a, b) => a - b).map((place) => pictures[moment][place]);
  const [antes, despues] = MOMENTS.map(pick) as [(string | undefined)[], (string | undefined)[]];
  const known = (ids: (string | undefined)[]): ids is string[] => !ids.includes(undefined);
  return known(antes) && known(despues) && despues.length > 0 ? { antes, despues } : null;
}
