import type { User } from '#contract/views.ts';
import { EMPTY_ADDRESS, EMPTY_PROFILE, OWN_PROFESSION } from '../sign-up/values.ts';
import { phoneDigits } from '#web/ui/phone-field.tsx';

// What is stored of somebody, as the forms that change it begin with.

export const personValues = ({ account: { nombre, apellidos, phone } }: User) => ({
  nombre,
  apellidos,
  phone: phoneDigits(phone),
});

export const addressValues = ({ address }: User) =>
  address === null
    ? { ...EMPTY_ADDRESS, comentarios: '' }
    : // On the wire it is a number, which «06700» is not (2 §3).
      { ...address, cp: String(address.cp).padStart(5, '0') };

export const profileValues = ({ profile }: User) => ({
  nombre_comercial: profile?.nombre_comercial ?? '',
  profesion: profile?.profesion || OWN_PROFESSION,
  profesiones: profile?.profesiones ?? [],
  descripcion: profile?.descripcion ?? '',
  estado: profile?.estado ?? EMPTY_PROFILE.estado,
  ciudad: profile?.ciudad ?? EMPTY_PROFILE.ciudad,
  identificacionFrontal: null as File | null,
  identificacionTrasera: null as File | null,
});
