import { expect, type Page } from '@playwright/test';
import type { Call } from '#contract/call.ts';
import { validateLogin } from '#contract/session.ts';
import { codeSend, create, createProfesional, validateCode } from '#contract/sign-up.ts';
import { photoOf } from '../steps/images.ts';

/** A form of the public site, filled in as far as the call it makes. */
export interface Form {
  readonly screen: string;
  readonly call: Call;
  readonly button: string;
  open(page: Page): Promise<void>;
  /** By label: what is typed, and must still be there after a failure. */
  readonly typed: Readonly<Record<string, string>>;
  /** A field of the wire and its label, for what the server refuses at a field. */
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

/** A sign-up as this tab would have kept it, at a step. */
async function openStep(page: Page, at: string, draft: object): Promise<void> {
  const key = at.startsWith('/quiero-trabajar') ? 'alta_profesional' : 'alta_cliente';
  await page.addInitScript(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    JSON.stringify(draft),
  ] as const);
  await page.goto(at);
}

const SENT = { account: ACCOUNT, sent: { phone: ACCOUNT.phone, resendAt: 0 }, proved: null };
const PROVED = {
  account: ACCOUNT,
  sent: null,
  proved: ACCOUNT.phone,
  address: ADDRESS,
  prof: PROF,
};

async function fill(page: Page, typed: Form['typed']): Promise<void> {
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const LOGIN = { Correo: 'nora@correo.example', Contraseña: PASS };
const DATA = {
  Nombre: ACCOUNT.nombre,
  Apellidos: ACCOUNT.apellidos,
  Correo: ACCOUNT.email,
  Contraseña: PASS,
};

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
      await openStep(page, '/quiero-contratar?paso=codigo', SENT);
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
      await openStep(page, '/quiero-contratar?paso=codigo', SENT);
      // The last digit sends it by itself.
      await page.route('**/validate_code.php', (route) => route.abort());
      await fill(page, { Código: '123456' });
      await expect(page.getByText(validateCode.texts.network)).toBeVisible();
      await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    },
  },
  {
    screen: 'the summary of a client',
    call: create,
    button: 'Crear cuenta',
    typed: { Contraseña: PASS },
    refusable: ['pass', 'Contraseña'],
    open: async (page) => {
      await openStep(page, '/quiero-contratar?paso=resumen', PROVED);
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
      await openStep(page, '/quiero-trabajar?paso=perfil', PROVED);
      await page.getByLabel('Foto de perfil').setInputFiles(await photoOf(11));
      await fill(page, { Contraseña: PASS });
    },
  },
];
