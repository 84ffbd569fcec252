import { close, open } from '#web/testing/app.tsx';
import { EMPTY_ADDRESS, EMPTY_PROFILE } from '#web/shared/sign-up/values.ts';
import type { Draft } from './draft.ts';
import { drafts } from './draft-store.ts';

// A sign-up for tests, at any of its steps.

export const PASS = 'una-clave-larga-2026';
export const ACCOUNT = {
  nombre: 'Nora',
  apellidos: 'Salas Gil',
  email: 'nora@correo.example',
  phone: '3312345678',
  terms: true,
};
export const DATA = {
  Nombre: ACCOUNT.nombre,
  Apellidos: ACCOUNT.apellidos,
  Correo: ACCOUNT.email,
  Contraseña: PASS,
};
/** The code is sent. */
export const SENT = {
  account: ACCOUNT,
  sent: {
    phone: ACCOUNT.phone,
    at: 0,
    resendAt: 0,
    sms: true,
    smsAt: null,
    // No other way is left.
    emailAt: 1,
  },
  proved: null,
};
/** All input except password and photo. */
export const PROVED = {
  account: ACCOUNT,
  proved: ACCOUNT.phone,
  address: {
    ...EMPTY_ADDRESS,
    direccion: 'Av. Hidalgo 10',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    colonia: 'Centro',
    cp: '44100',
  },
  prof: {
    ...EMPTY_PROFILE,
    nombre_comercial: 'Plomería Salas',
    profesion: 'Plomería',
    profesiones: [],
    descripcion: 'Fugas, tinacos y calentadores.',
    estado: 'Jalisco',
    ciudad: 'todo el estado',
  },
};

/** Opens a wizard at one of its steps. */
export async function openStep(path: string, paso: string, draft: Partial<Draft>): Promise<void> {
  drafts.keep(path === '/quiero-contratar' ? 'alta_cliente' : 'alta_profesional', draft);
  await open(`${path}?paso=${paso}`);
}

export function dropDrafts(): void {
  // An open step would keep its input again.
  close();
  for (const key of ['alta_cliente', 'alta_profesional']) drafts.drop(key);
}
