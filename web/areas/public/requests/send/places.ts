import { REQUEST_RECIPIENTS } from '#contract/requests/form.ts';
import type { KeptRequest } from '#web/shared/requests/store.ts';

/** To how many professionals the kept request can go now: four, or those for whom a sent one has places. */
export const placesOf = (kept: KeptRequest | null): number =>
  kept?.sent?.places ?? REQUEST_RECIPIENTS;

/** The id of what holds «Continuar», to which a choice leads the keyboard. */
export const CONTINUE = 'continuar';
