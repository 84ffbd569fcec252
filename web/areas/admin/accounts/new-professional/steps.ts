import { addressFields } from '#contract/accounts/address.ts';
import { personFields } from '#contract/sign-up.ts';
import type { Draft } from './draft.ts';

/** The wizard goes 1, 2, 3 (2 §4). */
export const STEPS = ['cuenta', 'direccion', 'perfil'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Record<Step, string> = {
  cuenta: 'Datos',
  direccion: 'Dirección',
  perfil: 'Perfil',
};

const DONE: Record<Step, (draft: Draft) => boolean> = {
  cuenta: ({ account }) => personFields.safeParse(account).success,
  direccion: ({ address }) => addressFields.safeParse(address).success,
  perfil: () => false,
};

/** The step that the address asks for, or the first incomplete one before it. */
export function stepToShow(draft: Draft, wanted: string | null): Step {
  const index = STEPS.findIndex((step) => step === wanted);
  const open = STEPS.slice(0, Math.max(0, index)).find((step) => !DONE[step](draft));
  return open ?? STEPS[index] ?? 'cuenta';
}
