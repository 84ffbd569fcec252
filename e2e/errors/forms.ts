import { expect, type Page } from '@playwright/test';
import type { Call } from '#contract/call.ts';
import { contacto } from '#contract/contact.ts';
import * as session from '#contract/session.ts';
import { configureAccount, configureEnd } from '#contract/accounts.ts';
import { validateLogin } from '#contract/session.ts';
import { codeSend, create, createProfesional, validateCode } from '#contract/sign-up.ts';
import { photoOf } from '../steps/images.ts';
import { routeOf } from './fail.ts';

/** A form of the public site, filled in up to its call. */
export interface Form {
  readonly screen: string;
  readonly call: Call;
  readonly button: string;
  open(page: Page): Promise<void>;
  /** The typed texts by label, which must still be there after a failure. */
  readonly typed: Readonly<Record<string, string>>;
  /** A field of the call and its label, for errors that belong to a field. */
  readonly refusable?: readonly [campo: string, label: string];
}

const PASS = 'una-clave-larga-2026';
const ACCOUNT = {
  nombre: 'Nora',
  apellidos: 'Salas Gil',
  email: 'nora@correo.example',
  phone: '3312345678',
  terms: true,
};
const ADDRESS = {
  direccion: 'Av. Hidalgo 10',
  referencia: '',
  apartamento: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Centro',
  cp: '44100',
};
const PROF = {
  nombre_comercial: 'Plomería Salas',
  profesion: 'Plomería',
  profesiones: [],
  descripcion: 'Fugas, tinacos y calentadores.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
};

/** The keys under which a tab keeps its wizards. */
const KEYS = {
  '/quiero-contratar': 'alta_cliente',
  '/quiero-trabajar': 'alta_profesional',
  '/restaurar-contraseña': 'restaurar',
};

/** Opens a wizard at one of its steps. */
export async function openStep(
  page: Page,
  path: keyof typeof KEYS,
  paso: string,
  draft: object,
): Promise<void> {
  const key = KEYS[path];
  await page.addInitScript(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    JSON.stringify(draft),
  ] as const);
  await page.goto(`${path}?paso=${paso}`);
}

const SENT = { account: ACCOUNT, sent: { phone: ACCOUNT.phone, resendAt: 0 }, proved: null };
/** The input of both sign-ups except password and photo. */
export const PROVED = {
  account: ACCOUNT,
  sent: null,
  proved: ACCOUNT.phone,
  address: ADDRESS,
  prof: PROF,
};

const RESTORE = {
  email: ACCOUNT.email,
  sent: { email: ACCOUNT.email, keylogin: 'x'.repeat(43), resendAt: 0 },
  proved: false,
};

async function fill(page: Page, typed: Form['typed']): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** The last digit submits the code, so the first attempt is over before the failures begin. */
async function tryCode(page: Page): Promise<void> {
  await page.route('**/validate_code.php', (route) => route.abort());
  await fill(page, { Código: '123456' });
  await expect(page.getByText(validateCode.texts.network)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
}

const LOGIN = { Correo: 'nora@correo.example', Contraseña: PASS };
const DATA = {
  Nombre: ACCOUNT.nombre,
  Apellidos: ACCOUNT.apellidos,
  Correo: ACCOUNT.email,
  Contraseña: PASS,
};

const NEW_PASSWORD = { 'Contraseña nueva': PASS, 'Confirma tu contraseña': PASS };
const FIRST_PASSWORD = { Contraseña: PASS, 'Confirma tu contraseña': PASS };
const CONTACT = { Nombre: ACCOUNT.nombre, Correo: ACCOUNT.email };

export const FORMS: readonly Form[] = [
  {
    screen: '/login',
    call: validateLogin,
    button: 'Ingresar',
    typed: LOGIN,
    refusable: ['email', 'Correo'],
    open: async (page) => {
      await page.goto('/login');
      await fill(page, LOGIN);
    },
  },
  {
    screen: 'step 1 of a sign-up',
    call: codeSend,
    button: 'Continuar',
    typed: DATA,
    refusable: ['phone', 'Teléfono'],
    open: async (page) => {
      await page.goto('/quiero-contratar');
      await fill(page, DATA);
      await page.getByLabel('Teléfono').fill(ACCOUNT.phone);
      await page.getByRole('checkbox', { name: /Acepto los términos/ }).check();
    },
  },
  {
    screen: 'asking for another code',
    call: codeSend,
    button: 'Reenviar código',
    typed: { Código: '12345' },
    open: async (page) => {
      await openStep(page, '/quiero-contratar', 'codigo', SENT);
      await fill(page, { Código: '12345' });
    },
  },
  {
    screen: 'the code of a sign-up',
    call: validateCode,
    button: 'Validar código',
    typed: { Código: '123456' },
    refusable: ['code', 'Código'],
    open: async (page) => {
      await openStep(page, '/quiero-contratar', 'codigo', SENT);
      await tryCode(page);
    },
  },
  {
    screen: 'the summary of a client',
    call: create,
    button: 'Crear cuenta',
    typed: { Contraseña: PASS },
    refusable: ['pass', 'Contraseña'],
    open: async (page) => {
      await openStep(page, '/quiero-contratar', 'resumen', PROVED);
      await fill(page, { Contraseña: PASS });
    },
  },
  {
    screen: 'the profile of a professional',
    call: createProfesional,
    button: 'Crear cuenta',
    typed: {
      'Describe brevemente los trabajos que realiza': PROF.descripcion,
      Contraseña: PASS,
    },
    refusable: ['descripcion', 'Describe brevemente los trabajos que realiza'],
    open: async (page) => {
      await openStep(page, '/quiero-trabajar', 'perfil', PROVED);
      await page.getByLabel('Foto de perfil').setInputFiles(await photoOf(11));
      await fill(page, { Contraseña: PASS });
    },
  },
  {
    screen: 'the e-mail of who forgot the password',
    call: session.codeSendMail,
    button: 'Enviar código',
    typed: { Correo: ACCOUNT.email },
    refusable: ['email', 'Correo'],
    open: async (page) => {
      await page.goto('/restaurar-contraseña');
      await fill(page, { Correo: ACCOUNT.email });
    },
  },
  {
    screen: 'asking for another code by e-mail',
    call: session.codeSendMail,
    button: 'Reenviar código',
    typed: { Código: '12345' },
    open: async (page) => {
      await openStep(page, '/restaurar-contraseña', 'codigo', RESTORE);
      await fill(page, { Código: '12345' });
    },
  },
  {
    screen: 'the code of who forgot the password',
    call: session.validateCode,
    button: 'Validar código',
    typed: { Código: '123456' },
    refusable: ['code', 'Código'],
    open: async (page) => {
      await openStep(page, '/restaurar-contraseña', 'codigo', RESTORE);
      await tryCode(page);
    },
  },
  {
    screen: 'the new password',
    call: session.restorePassword,
    button: 'Restablecer contraseña',
    typed: NEW_PASSWORD,
    refusable: ['pass', 'Contraseña nueva'],
    open: async (page) => {
      await openStep(page, '/restaurar-contraseña', 'nueva', { ...RESTORE, proved: true });
      await fill(page, NEW_PASSWORD);
    },
  },
  {
    screen: 'the account behind a link',
    call: configureEnd,
    button: 'Terminar',
    typed: FIRST_PASSWORD,
    refusable: ['pass', 'Contraseña'],
    open: async (page) => {
      const account = { nombre: ACCOUNT.nombre, email: ACCOUNT.email };
      await page.route(routeOf(configureAccount), (route) =>
        route.fulfill({ json: { mensaje: 'success', account } }),
      );
      await page.goto('/m/ca/some-link');
      await fill(page, FIRST_PASSWORD);
      await page.getByRole('checkbox', { name: /Acepto los términos/ }).check();
    },
  },
  {
    screen: 'the contact form',
    call: contacto,
    button: 'Enviar mensaje',
    typed: CONTACT,
    refusable: ['correo', 'Correo'],
    open: async (page) => {
      await page.goto('/#contacto');
      await fill(page, CONTACT);
      await page.getByLabel('Teléfono').fill(ACCOUNT.phone);
    },
  },
];
