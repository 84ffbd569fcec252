import { randomBytes } from 'node:crypto';
import {
  ADDRESS_TEXTS,
  type AddressFields,
  type OwnAddressFields,
  ownAddressFields,
} from '#contract/accounts/address.ts';
import type { Rol } from '#contract/call.ts';
import { emptyTexts } from '#contract/fields.ts';
import { PROFILE_TEXTS, type ProfileTexts } from '#contract/profile/fields.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import { TERMS_VERSION } from '#domain/accounts/terms.ts';
import { pick } from '#lib/pick.ts';
import type { Trx } from '#server/db/pool.ts';
import { requireNoFormerPhone } from './free-phone.ts';
import { keepFormerTradeName } from './history.ts';
import type { ServiceArea } from './places.ts';
import { sealed } from '#server/db/sealed/index.ts';

export interface NewAccount {
  readonly rol: Rol;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  /** E.164; '' for an administrator without one. */
  readonly phone: string;
  /** null: the person has not chosen a password yet. */
  readonly passHash: string | null;
  /** Whether the person accepted the terms now. */
  readonly terms: boolean;
  readonly now: Date;
  /** What an administrator may do; only they have it. */
  readonly permisos?: readonly Permission[];
}

/** An address; the fields that sign-up does not ask for are optional. */
export interface NewAddress
  extends Omit<AddressFields & Partial<OwnAddressFields>, 'estado' | 'ciudad'> {
  readonly estadoId: number;
  readonly ciudadId: number;
}

export interface NewProfile extends ProfileTexts {
  readonly area: ServiceArea;
  /** Categories, the main one first. */
  readonly profesiones: readonly number[];
  /** The administrator who created the account, which makes it validated (decisions §2). */
  readonly validatedBy?: number | undefined;
}

/** A public, opaque id of an account; it grants no access. */
const newKeylogin = (): string => randomBytes(12).toString('base64url');

/**
 * Creates an account. The database refuses an e-mail or phone in use; `calls/constraints.ts` has the errors.
 */
export async function createAccount(
  trx: Trx,
  account: NewAccount,
): Promise<{ id: number; keylogin: string }> {
  const { rol, nombre, apellidos, email, phone, passHash, terms, now, permisos } = account;
  await requireNoFormerPhone(trx, { rol, phone });
  return trx
    .insertInto('account')
    .values({
      keylogin: newKeylogin(),
      rol,
      nombre,
      apellidos,
      email,
      ...sealed(trx, 'account.phone', phone),
      pass_hash: passHash,
      permisos: permisos ? [...permisos] : null,
      terms_version: terms ? TERMS_VERSION : null,
      terms_at: terms ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'keylogin'])
    .executeTakeFirstOrThrow();
}

/** Sets the profile picture. Its file is inserted before, and after the account, which owns it. */
export async function setPicture(trx: Trx, accountId: number, fileId: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ img_profile: fileId })
    .where('id', '=', accountId)
    .execute();
}

/** Inserts or replaces the account's only address. */
export async function saveAddress(
  trx: Trx,
  accountId: number,
  address: NewAddress,
  now: Date,
): Promise<void> {
  const stored = {
    ...pick({ ...emptyTexts(ownAddressFields), ...address }, ADDRESS_TEXTS),
    estado_id: address.estadoId,
    ciudad_id: address.ciudadId,
    updated_at: now,
  };
  await trx
    .insertInto('address')
    .values({ account_id: accountId, ...stored })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
    .execute();
}

/** Inserts a professional's profile, which waits for validation unless an administrator created it. */
export async function addProfile(
  trx: Trx,
  accountId: number,
  profile: NewProfile,
  now: Date,
): Promise<void> {
  const { validatedBy } = profile;
  await trx
    .insertInto('profile')
    .values({
      account_id: accountId,
      ...profileRow(profile, now),
      ...(validatedBy !== undefined && {
        validacion: 'validado',
        validacion_at: now,
        validacion_by: validatedBy,
      }),
    })
    .execute();
  await addProfessions(trx, accountId, profile.profesiones);
}

/** Updates the fields that the professional edits; the validation stays. */
export async function updateProfile(
  trx: Trx,
  accountId: number,
  profile: Omit<NewProfile, 'validatedBy'>,
  now: Date,
): Promise<void> {
  await keepFormerTradeName(trx, accountId, profile.nombre_comercial, now);
  await trx
    .updateTable('profile')
    .set(profileRow(profile, now))
    .where('account_id', '=', accountId)
    .execute();
  const before = await trx
    .deleteFrom('profile_profesion')
    .where('account_id', '=', accountId)
    .returning(['categoria_id', 'desde'])
    .execute();
  const prices = new Map(before.map(({ categoria_id, desde }) => [categoria_id, desde]));
  await addProfessions(trx, accountId, profile.profesiones, prices);
}

/** The columns that a professional writes. */
const profileRow = (profile: NewProfile, now: Date) => ({
  ...pick(profile, PROFILE_TEXTS),
  estado_id: profile.area.estadoId,
  ciudad_id: profile.area.ciudadId,
  updated_at: now,
});

/** A profession that stays keeps its price. */
const addProfessions = (
  trx: Trx,
  accountId: number,
  profesiones: readonly number[],
  prices: ReadonlyMap<number, number | null> = new Map(),
) =>
  trx
    .insertInto('profile_profesion')
    .values(
      profesiones.map((categoria_id, orden) => ({
        account_id: accountId,
        categoria_id,
        orden,
        desde: prices.get(categoria_id) ?? null,
      })),
    )
    .execute();
