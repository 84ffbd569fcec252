import type { InputOf } from '#contract/call.ts';
import type { codeSend } from '#contract/sign-up.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#domain/search-text.ts';

export type Step = 'cuenta' | 'codigo' | 'direccion' | 'perfil' | 'resumen';

/** What was typed so far, in the forms' own shape (1 §3). Never the password and never the photo. */
export interface Draft {
  account: {
    nombre: string;
    apellidos: string;
    email: string;
    phone: InputOf<typeof codeSend>['phone'];
    terms: boolean;
  };
  address: {
    direccion: string;
    referencia: string;
    apartamento: string;
    estado: string;
    ciudad: string;
    colonia: string;
    cp: string;
  };
  prof: {
    nombre_comercial: string;
    profesion: string;
    profesiones: string[];
    descripcion: string;
    estado: string;
    ciudad: string;
  };
  /** The phone that the last code went to, and when (epoch ms) another may be asked for. */
  sent: { phone: string; resendAt: number } | null;
  /** The phone whose code was right. */
  proved: string | null;
}

/** The defaults of 1 §9. */
export const EMPTY_DRAFT: Draft = {
  account: { nombre: '', apellidos: '', email: '', phone: '', terms: false },
  address: {
    direccion: '',
    referencia: '',
    apartamento: '',
    estado: '',
    ciudad: '',
    colonia: '',
    cp: '',
  },
  prof: {
    nombre_comercial: '',
    profesion: 'Mudanzas',
    profesiones: [],
    descripcion: '',
    estado: WHOLE_COUNTRY,
    ciudad: WHOLE_STATE,
  },
  sent: null,
  proved: null,
};
