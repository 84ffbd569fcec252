import { addressFields } from '#contract/accounts/address.ts';
import { accountFields } from '#contract/sign-up.ts';
import type { Draft, Step } from './draft.ts';

/** Step 1, 1.5 and 2 of a client; a professional has an address and a profile instead (1 §4). */
export const CLIENT_STEPS = ['cuenta', 'codigo', 'resumen'] as const satisfies readonly Step[];
export const PROFESSIONAL_STEPS = [
  'cuenta',
  'codigo',
  'direccion',
  'perfil',
] as const satisfies readonly Step[];

export const STEP_NAMES: Record<Step, string> = {
  cuenta: 'Tus datos',
  codigo: 'Código',
  direccion: 'Dirección',
  perfil: 'Perfil',
  resumen: 'Confirmar',
};

/** Validates the account without its password, which is not stored. */
const accountWithoutPass = (draft: Draft) =>
  accountFields.safeParse({ ...draft.account, pass: 'cualquiera-sirve-aqui' }).success;

const DONE: Record<Step, (draft: Draft) => boolean> = {
  cuenta: (draft) => accountWithoutPass(draft) && wasSent(draft),
  codigo: (draft) => draft.proved === draft.account.phone,
  direccion: (draft) => addressFields.safeParse(draft.address).success,
  perfil: () => false,
  resumen: () => false,
};

const wasSent = ({ sent, proved, account }: Draft) =>
  sent?.phone === account.phone || proved === account.phone;

/**
 * The step to show: the one in the address, or the first one before it that is not done. A correct code is
 * not asked for again.
 */
export function stepToShow(steps: readonly Step[], draft: Draft, wanted: string | null): Step {
  const index = Math.max(
    0,
    steps.findIndex((step) => step === wanted),
  );
  const open = steps.slice(0, index).find((step) => !DONE[step](draft));
  if (open) return open;
  if (steps[index] === 'codigo' && DONE.codigo(draft)) return steps[index + 1] ?? 'cuenta';
  return steps[index] ?? 'cuenta';
}
