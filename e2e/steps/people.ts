import { randomInt } from 'node:crypto';
import { validateProfessional } from '#contract/identity.ts';
import { codeSend, create, createProfesional, validateCode } from '#contract/sign-up.ts';
import { validateLogin } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { type Actor, actorOf, type Credentials } from '#demo/actors.ts';
import { payByCard } from './stripe.ts';
import { exchange, send } from './calls.ts';
import { photoOf } from './images.ts';
import { codeSentTo } from './outbox.ts';

export interface NewPerson {
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly pass: string;
  readonly phone: string;
}

/** A person with an account, who acts by calls; a browser can get their session. */
export interface Member extends Actor {
  readonly user: User;
}

/** A person with a new e-mail and telephone, also on a product that keeps its data. */
export function somebodyNew(nombre: string, apellidos: string): NewPerson {
  const number = randomInt(10_000_000, 100_000_000);
  return {
    nombre,
    apellidos,
    email: `${nombre}.${number}@correo.example`.toLowerCase(),
    pass: `la-clave-${number}`,
    phone: `33${number}`,
  };
}

export const newClient = (nombre = 'Clara'): Promise<Member> =>
  signUpClient(somebodyNew(nombre, 'Ríos Luna'));

/** Signs a client up by calls, each from another network address, because one gets few codes an hour. */
export async function signUpClient(person: NewPerson): Promise<Member> {
  const same = await provePhone(person.phone);
  const { output } = await exchange(create, { account: { ...person, terms: true } }, same);
  return member(output);
}

/** Signs a professional up by calls; not validated yet. */
export async function signUpProfessional(person: NewPerson): Promise<Member> {
  const same = await provePhone(person.phone);
  const { name, buffer: content } = await photoOf(4);
  const { output } = await exchange(
    createProfesional,
    { account: { ...person, terms: true }, address: HOME, prof: TRADE },
    { ...same, images: { image: { name, content } } },
  );
  return member(output);
}

/** A validated professional, whom everybody can see. */
export async function newProfessional(nombre = 'Ramiro'): Promise<Member> {
  const made = await signUpProfessional(somebodyNew(nombre, 'Núñez Lara'));
  const { session_id, keylogin } = await logIn(DEMO_ACCOUNTS[2].email);
  const decision = { user_id: made.keylogin, estatus: 'validado' } as const;
  await send(validateProfessional, decision, { as: { session_id, keylogin } });
  return made;
}

const HOME = {
  direccion: 'Av. Hidalgo 10',
  referencia: '',
  apartamento: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Centro',
  cp: '44100',
};
export const TRADE = {
  nombre_comercial: '',
  profesion: 'Plomería',
  profesiones: [],
  descripcion: 'Fugas y tinacos.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
};

async function provePhone(phone: string) {
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
  const { cookie } = await exchange(codeSend, { phone }, { address });
  const same = { cookie, address };
  await exchange(validateCode, { code: await codeSentTo(phone) }, same);
  return same;
}

export const logIn = async (email: string, pass = DEMO_PASSWORD): Promise<Member> =>
  member(await send(validateLogin, { email, pass }));

export const demoClient = () => logIn(DEMO_ACCOUNTS[0].email);
export const demoProfessional = () => logIn(DEMO_ACCOUNTS[1].email);

const member = ({ user, ...session }: Credentials & { user: User }): Member => ({
  ...actorOf(send, { session_id: session.session_id, keylogin: session.keylogin }, payByCard),
  user,
});
