import * as signUp from '#contract/sign-up.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';

let people = 0;

const address = {
  direccion: 'Av. Hidalgo 10',
  estado: 'Jalisco',
  ciudad: 'Zapopan',
  colonia: 'Centro',
  cp: '45100',
};
const prof = {
  profesion: 'Plomería',
  descripcion: 'Fugas y tinacos.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
};

/** The form of a new professional, with an unused e-mail and phone. */
export const newPerson = () => {
  people += 1;
  return {
    nombre: 'Ramón',
    apellidos: 'Núñez',
    email: `ramon${people}@correo.mx`,
    phone: String(3_340_000_000 + people),
  };
};

/** Sends the administrator's form for a new professional. */
export const createAs = async (
  test: TestApp,
  as: Credentials | undefined,
  account: object,
  changes: { address?: object; prof?: object; cookies?: string } = {},
) =>
  test.call.reply(
    signUp.createProfesional,
    {
      account,
      address: { ...address, ...changes.address },
      prof: { ...prof, ...changes.prof },
    },
    {
      as: as && { session_id: as.session_id, keylogin: as.keylogin },
      images: { image: { name: 'yo.png', content: await drawnPhoto() } },
      ...(changes.cookies && { cookies: changes.cookies }),
    },
  );

export interface Invited {
  readonly keylogin: string;
  readonly email: string;
  readonly phone: string;
  /** The token of the link. */
  readonly id_sms: string;
}

/** A professional created by this administrator, with the token of the link that was sent. */
export async function invite(test: TestApp, admin: Credentials): Promise<Invited> {
  const person = newPerson();
  const reply = await createAs(test, admin, person);
  if (!('user' in reply)) throw new Error(reply.mensaje);
  await test.work();
  const id_sms = latestLink(test, person.email);
  return { keylogin: reply.keylogin, email: person.email, phone: `+52${person.phone}`, id_sms };
}

/** The token of the latest link sent to a phone or address. */
export function latestLink(test: TestApp, to: string): string {
  const [text = ''] = test.sentTo(to);
  const found = /\/m\/ca\/([\w-]+)/.exec(text)?.[1];
  if (!found) throw new Error(`no link arrived at ${to}`);
  return found;
}
