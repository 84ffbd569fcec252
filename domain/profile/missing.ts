import { whatToDo } from '../payouts/left-out.ts';

/** What a professional's account can lack that only its owner can do, in the order in which screens and texts say it. */
export const MISSING = [
  'sin_identificacion',
  'ilegible',
  'rechazado',
  'sin_metodo',
  'por_confirmar',
  'sin_fotos',
] as const;
export type Missing = (typeof MISSING)[number];

/** What of an account says whether it can be validated, found and paid. */
export interface Standing {
  /** Of the ID: whether both sides are there, and what was read of them. */
  readonly identificacion: 'falta' | 'en_revision' | 'ilegible' | 'leida';
  readonly validacion: 'pendiente' | 'validado' | 'rechazado';
  /** Of the payout method: none, one that a bank sent a payout back from, or one that is right. */
  readonly metodo: 'falta' | 'devuelto' | 'listo';
  /** Whether a work of the portfolio has a picture. */
  readonly fotos: boolean;
}

/** What somebody still has to do themselves so that they are validated, found and paid (2 §2, §5; decisions §2, §5). */
export function missingOf({ identificacion, validacion, metodo, fotos }: Standing): Missing[] {
  const lacks: Readonly<Record<Missing, boolean>> = {
    sin_identificacion: identificacion === 'falta',
    // Who is validated was seen by a person, whatever the reading says.
    ilegible: identificacion === 'ilegible' && validacion !== 'validado',
    rechazado: validacion === 'rechazado',
    sin_metodo: metodo === 'falta',
    por_confirmar: metodo === 'devuelto',
    sin_fotos: !fotos,
  };
  return MISSING.filter((one) => lacks[one]);
}

/** Each as a command; about money in the words of who is left out of a payout. */
const TO_DO: Readonly<Record<Missing, string>> = {
  sin_identificacion: whatToDo(['sin_identificacion']),
  ilegible: 'toma otra vez las fotos de tu identificación',
  rechazado: 'corrige en tu perfil lo que impidió validarte',
  sin_metodo: whatToDo(['sin_metodo']),
  por_confirmar: whatToDo(['por_confirmar']),
  sin_fotos: 'sube fotos a tu portafolio',
};

/** What to do about all of it, in words that follow «Para recibir trabajos y cobrarlos,»; '' for nothing. */
export function missingWords(missing: readonly Missing[]): string {
  const parts = missing.map((one) => TO_DO[one]);
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' y ');
}

/** Why nobody reminds a professional of what their account lacks, by the word of the wire. */
export const NOT_TO_REMIND = ['completa', 'suspendida', 'eliminada'] as const;
export type NotToRemind = (typeof NOT_TO_REMIND)[number];
