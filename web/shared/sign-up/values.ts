import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';

// Types and not interfaces: a form takes any record.

/** What the wizards that make an account ask for, in the forms' own shape (1 §3). */
export type PersonValues = {
  nombre: string;
  apellidos: string;
  email: string;
  phone: string;
};

export type AddressValues = {
  direccion: string;
  referencia: string;
  apartamento: string;
  estado: string;
  ciudad: string;
  colonia: string;
  cp: string;
};

export type ProfileValues = {
  nombre_comercial: string;
  profesion: string;
  profesiones: string[];
  descripcion: string;
  estado: string;
  ciudad: string;
};

export const EMPTY_PERSON: PersonValues = { nombre: '', apellidos: '', email: '', phone: '' };

export const EMPTY_ADDRESS: AddressValues = {
  direccion: '',
  referencia: '',
  apartamento: '',
  estado: '',
  ciudad: '',
  colonia: '',
  cp: '',
};

/** The profession where the own profile has none (2 §9). */
export const OWN_PROFESSION = 'Tecnologia';

/** The defaults of 1 §9. */
export const EMPTY_PROFILE: ProfileValues = {
  nombre_comercial: '',
  profesion: 'Mudanzas',
  profesiones: [],
  descripcion: '',
  estado: WHOLE_COUNTRY,
  ciudad: WHOLE_STATE,
};
