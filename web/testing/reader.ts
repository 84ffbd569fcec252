import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type Permission, whoMay } from '#domain/administrators/permissions.ts';
import { person, signIn } from './people.ts';

// What somebody of the team sees of what others of it may do (4 §F).

/** Signs in somebody of the team who may not do everything; by default nothing but read. */
export const signInReader = (permiso: Permission = 'lectura') =>
  signIn(person('admin', { permisos: [permiso] }));

/** The buttons of a screen by their names, with why they cannot be pressed; null for one that can. */
const buttonsShown = (): Record<string, string | null> =>
  Object.fromEntries(
    [...document.querySelectorAll('main button:not([role])')].map((one) => [
      one.getAttribute('aria-label') ?? one.textContent,
      one.ariaDisabled === 'true'
        ? (document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
        : null,
    ]),
  );

/** Expects these buttons and no others: disabled, saying who may make the call, or null for what anybody may press. */
export async function expectButtons(
  expected: Readonly<Record<string, Call | string | null>>,
): Promise<void> {
  const reasons = Object.entries(expected).map(([name, call]) => [
    name,
    call === null || typeof call === 'string' ? call : whoMay(call.permission ?? ['dueño']),
  ]);
  await expect.poll(buttonsShown).toEqual(Object.fromEntries(reasons));
}
