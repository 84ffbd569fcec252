import type { Estado } from './graph.ts';
import { type Moment, MOMENTS, type Pictures } from './pictures.ts';

/** What there is between the two about showing a work in the professional's public profile. */
export const SHOWING_STATES = ['pedida', 'aceptada', 'rechazada', 'retirada', 'quitada'] as const;
export type ShowingState = (typeof SHOWING_STATES)[number];

/** How many times a professional may ask about one work. */
const SHOWING_ASKS = 3;

/** Which of a delivery's pictures are meant, by their places. */
export type Chosen = Readonly<Record<Moment, readonly number[]>>;

/** What each of the two said last, and the team. */
export interface ShowingWords {
  readonly profesional: boolean;
  /** Null until the client answers what they are asked. */
  readonly cliente: boolean | null;
  /** The team took the pictures down, whatever the two say. */
  readonly quitada: boolean;
}

/** A showing as far as its rules depend on it. */
export interface Showing extends ShowingWords, Pictures {
  readonly vez: number;
}

interface Work {
  readonly estado: Estado;
  readonly entrega: Readonly<Record<Moment, readonly unknown[]>>;
  readonly muestra: { readonly estado: ShowingState; readonly vez: number } | null;
}

/** Where a showing is by the words of both. A refusal stands whatever the professional says later. */
export function showingState({ profesional, cliente, quitada }: ShowingWords): ShowingState {
  if (quitada) return 'quitada';
  if (cliente === false) return 'rechazada';
  if (!profesional) return 'retirada';
  return cliente ? 'aceptada' : 'pedida';
}

/** Why a professional may not ask the client to show this work; null if they may. */
export function whyNotAsk({ estado, entrega, muestra }: Work) {
  if (estado !== 'finalizada') return 'showing_not_yet';
  if (entrega.despues.length === 0) return 'showing_without_pictures';
  if (!muestra) return null;
  const said = muestra.estado;
  if (said === 'quitada') return 'showing_taken_down';
  if (said === 'rechazada') return 'showing_refused';
  if (said !== 'retirada') return 'showing_asked';
  return muestra.vez >= SHOWING_ASKS ? 'showing_too_often' : null;
}

/** Why a client may not agree to what they saw, which was asked the `vez`th time; null if they may. */
export function whyNotAgree(muestra: (ShowingWords & Pick<Showing, 'vez'>) | null, vez: number) {
  if (!muestra) return 'showing_not_found';
  if (muestra.quitada) return 'showing_taken_down';
  return muestra.profesional && muestra.vez === vez ? null : 'showing_changed';
}

/** The chosen pictures by their files; null where a place has none. */
export function chosenPictures(pictures: Pictures, chosen: Chosen): Pictures | null {
  const pick = (moment: Moment) =>
    [...new Set(chosen[moment])].toSorted((a, b) => a - b).map((place) => pictures[moment][place]);
  const [antes, despues] = MOMENTS.map(pick) as [(string | undefined)[], (string | undefined)[]];
  const known = (ids: (string | undefined)[]): ids is string[] => !ids.includes(undefined);
  return known(antes) && known(despues) && despues.length > 0 ? { antes, despues } : null;
}
