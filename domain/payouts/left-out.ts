import { LEFT_OUT, type LeftOut } from './payout.ts';

/** The most people who are told in one call that they are left out of a payout. */
export const TOLD_AT_ONCE = 200;

/** What a professional does about each reason so that they are paid; null where only the team or time can. */
const TO_DO: Readonly<Record<LeftOut, string | null>> = {
  eliminada: null,
  suspendida: null,
  sin_metodo: 'agrega tu CLABE en tu método de pago',
  sin_identificacion: 'sube los dos lados de tu identificación en tu perfil',
  en_espera: null,
  en_revision: null,
  por_confirmar: 'confirma o cambia tu CLABE en tu método de pago',
};

/** Nobody who cannot sign in is told to do something. */
const ENDS_ALL: readonly LeftOut[] = ['eliminada', 'suspendida'];

/** The one reason by which somebody is counted: what has to be done about first. */
export const mainReason = (reasons: readonly LeftOut[]): LeftOut | undefined =>
  LEFT_OUT.find((reason) => reasons.includes(reason));

/** The reasons that people are told of, each with what to do about it. */
export const TOLD_REASONS = LEFT_OUT.filter((reason) => TO_DO[reason] !== null);

/** Whether there is something that they can do themselves. */
export const canBeTold = (reasons: readonly LeftOut[]): boolean =>
  !reasons.some((reason) => ENDS_ALL.includes(reason)) &&
  reasons.some((reason) => TO_DO[reason] !== null);

/** What they do so that they are paid, in words that follow «Para que te paguemos,»; '' for nothing (4 §E). */
export const whatToDo = (reasons: readonly LeftOut[]): string =>
  canBeTold(reasons) ? reasons.flatMap((reason) => TO_DO[reason] ?? []).join(' y ') : '';

/** Whether all that is to be done is in one's profile, not in the payout method. */
export const isAboutProfile = (reasons: readonly LeftOut[]): boolean =>
  reasons.includes('sin_identificacion') &&
  !reasons.includes('sin_metodo') &&
  !reasons.includes('por_confirmar');
