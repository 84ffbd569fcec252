import { inviteAdministrator } from '#contract/administrators.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

let people = 0;

/** Somebody with an unused e-mail, as an owner's form names them. */
export const newcomer = (permisos: Permission[] = ['finanzas', 'lectura']) => {
  people += 1;
  return { nombre: 'Eva', apellidos: 'Paz', email: `eva${people}@maestros.mx`, permisos };
};

/** Invites somebody, and answers the invitation with the secret of the link that arrived. */
export async function inviteAs(test: TestApp, as: Credentials, person = newcomer()) {
  const { invitacion } = await test.call.send(inviteAdministrator, person, { as });
  await test.work();
  return { ...invitacion, clave: latestClave(test, person.email) };
}

/** The secret of the latest link sent to an address. */
export function latestClave(test: TestApp, to: string): string {
  const [text = ''] = test.sentTo(to);
  const found = /\/invitacion\/([\w-]+)/.exec(text)?.[1];
  if (!found) throw new Error(`no invitation arrived at ${to}`);
  return found;
}
