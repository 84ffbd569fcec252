import type { Draft } from './draft.ts';

export type Step = 'correo' | 'codigo' | 'nueva';

export const STEPS: readonly Step[] = ['correo', 'codigo', 'nueva'];
export const STEP_NAMES: Record<Step, string> = {
  correo: 'Tu correo',
  codigo: 'Código',
  nueva: 'Contraseña nueva',
};

/** The step to show: the one in the address, or the first one before it that is not done. */
export function stepToShow({ email, sent, proved }: Draft, wanted: string | null): Step {
  if (sent?.email !== email || (wanted !== 'codigo' && wanted !== 'nueva')) return 'correo';
  // A correct code is not asked for again.
  return proved ? 'nueva' : 'codigo';
}
