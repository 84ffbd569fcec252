/** Several places of a client, besides the account's own address (4 §G). */
import * as z from 'zod/mini';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { addressFields } from './address.ts';

/** Which of a client's addresses, as number or digits: 0 for the account's own. */
export const addressId = z.union([
  f.id,
  z.pipe(
    z.transform((value: unknown) => (value === String(OWN_ADDRESS) ? OWN_ADDRESS : value)),
    z.literal(OWN_ADDRESS),
  ),
]);

/** A saved address as it is typed. */
export const savedAddressFields = z.extend(addressFields, {
  nombre: f.requiredText('Ponle un nombre: Casa, Mamá, Oficina.', 40),
});
export type SavedAddressFields = z.output<typeof savedAddressFields>;

/** A place with its street: for its client, and for the professional who is paid to come. */
export const wholeAddress = {
  direccion: z.string(),
  apartamento: z.string(),
  referencia: z.string(),
  colonia: z.string(),
  /** Five digits. */
  cp: z.string(),
  ciudad: z.string(),
  estado: z.string(),
};

const savedAddress = z.object({
  /** 0 is the account's own address, which `/update-account/address.php` changes. */
  id: z.number(),
  nombre: z.string(),
  ...wholeAddress,
});
export type SavedAddress = z.infer<typeof savedAddress>;

const direcciones = z.array(savedAddress);

/** A client's addresses, the account's own first, and the one for which they asked last. */
export const getAddresses = call({
  path: '/account/get_addresses.php',
  access: ['client'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    direcciones,
    /** The number of the address of their latest request that had one, if it is still saved. */
    ultima: z.optional(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvieron tus direcciones',
    network: 'Error al cargar tus direcciones',
  },
});

/** Saves another address, or changes the one with the `id`. */
export const saveAddress = call({
  path: '/account/save_address.php',
  access: ['client'],
  fresh: false,
  input: z.extend(savedAddressFields, { id: z.optional(f.id) }),
  output: z.object({ id: z.number(), direcciones }),
  errors: ['address_not_found', 'addresses_too_many'],
  limit: { by: 'account', max: 120, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se guardó la dirección', network: 'Error al guardar la dirección' },
});

/** Deletes a saved address. What was sent or agreed with it keeps its place. */
export const deleteAddress = call({
  path: '/account/delete_address.php',
  access: ['client'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ direcciones }),
  errors: ['address_not_found'],
  limit: { by: 'account', max: 120, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se eliminó la dirección', network: 'Error al eliminar la dirección' },
});
