import type { Draft } from './draft.ts';

export type Step = 'correo' | 'codigo' | 'nueva';

export const STEPS: readonly Step[] = ['correo', 'codigo', 'nueva'];
export const STEP_NAMES: Record<Step, string> = {
  correo: 'Tu correo',
  codigo: 'Código',
  nueva: 'Contraseña nueva',
};

/** The step to show: the one the address asks for, or the first before it that is still open. */
export function stepToShow({ email, sent, proved }: Draft, wanted: string | null): Step {
  if (sent?.email !== email || (wanted !== 'codigo' && wanted !== 'nueva')) return 'correo';
  // A code that was right is not asked for again.
  return proved ? 'nueva' : 'codigo';
}
