import type { Permission } from '#domain/administrators/permissions.ts';
import { addressFields } from '#contract/accounts/address.ts';
import { ROL, type Rol } from '#contract/call.ts';
import { emptyTexts } from '#contract/fields.ts';
import { profileTexts, type ProfileTexts } from '#contract/profile/fields.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  addProfile,
  createAccount,
  resolvePlace,
  resolveProfessions,
  resolveServiceArea,
  saveAddress,
} from '#server/features/accounts/index.ts';
import { DEMO_PASSWORD } from './accounts.ts';

/** Somebody with an account and an open session. */
export interface Made {
  readonly id: number;
  readonly keylogin: string;
  readonly session_id: string;
  readonly nombre: string;
  readonly email: string;
  readonly phone: string;
  readonly pass: string;
}

export interface AccountFacts {
  readonly nombre?: string;
  readonly apellidos?: string;
  readonly email?: string;
  /** E.164. */
  readonly phone?: string;
  /** What an administrator may do. */
  readonly permisos?: readonly Permission[];
}

/** Texts that are not given are empty, except those that the form requires. */
export interface ProfessionalFacts extends AccountFacts, Partial<Readonly<ProfileTexts>> {
  /** Validated by the team, which is what most tests need. */
  readonly validated?: boolean;
  /** The administrator who decided. */
  readonly by?: number;
  /** Refused by the team, for this reason. */
  readonly refused?: string;
  readonly profesion?: string;
  readonly profesiones?: readonly string[];
  readonly estado?: string;
  readonly ciudad?: string;
  readonly colonia?: string;
  readonly cp?: string;
  /** How far from home they work. */
  readonly works?: 'ciudad' | 'estado' | 'pais';
}

type Makes<Facts> = (services: Pick<Services, 'db' | 'clock'>, facts?: Facts) => Promise<Made>;

export const makeClient: Makes<AccountFacts> = ({ db, clock }, facts = {}) =>
  inTransaction(db, (trx) => makeAccount(trx, ROL.client, facts, clock()));

export const makeAdmin: Makes<AccountFacts> = ({ db, clock }, facts = {}) =>
  inTransaction(db, (trx) => makeAccount(trx, ROL.admin, facts, clock()));

export const makeProfessional: Makes<ProfessionalFacts> = ({ db, clock }, facts = {}) =>
  inTransaction(db, async (trx) => {
    const now = clock();
    const made = await makeAccount(trx, ROL.professional, facts, now);
    const { estado = 'Jalisco', ciudad = 'Guadalajara', works = 'ciudad' } = facts;
    const { profesion = 'Plomería', profesiones = [] } = facts;
    const home = await resolvePlace(trx, { estado, ciudad });
    const { colonia = 'Americana', cp = '44160' } = facts;
    const address = { ...emptyTexts(addressFields), direccion: 'Calle Hidalgo 12', colonia, cp };
    await saveAddress(trx, made.id, { ...address, ...home }, now);
    const area = await resolveServiceArea(trx, {
      estado: works === 'pais' ? WHOLE_COUNTRY : estado,
      ciudad: works === 'ciudad' ? ciudad : WHOLE_STATE,
    });
    const texts = {
      ...emptyTexts(profileTexts),
      descripcion: `Trabajos de ${profesion.toLowerCase()} con garantía.`,
      ...facts,
    };
    const professions = await resolveProfessions(trx, { profesion, profesiones });
    await addProfile(trx, made.id, { ...texts, area, profesiones: professions }, now);
    await recordValidation(trx, made.id, facts, now);
    return made;
  });

/** Stores the team's decision on a professional, if there is one. */
async function recordValidation(
  trx: Trx,
  id: number,
  { validated = true, refused, by }: ProfessionalFacts,
  now: Date,
): Promise<void> {
  if (refused === undefined && !validated) return;
  await trx
    .updateTable('profile')
    .set({
      validacion: refused === undefined ? 'validado' : 'rechazado',
      validacion_motivo: refused ?? '',
      validacion_at: now,
      validacion_by: by ?? null,
    })
    .where('account_id', '=', id)
    .execute();
}

/** The hash of DEMO_PASSWORD. Hashing takes tens of milliseconds, so everybody made here shares this one. */
const PASS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$H5OMpeSlQoZAryo6CBNhLA$tkqXZRDs4o51nISigrADnAPUe+n1B/lNFTzTDbjQKHA';

const NAMES = { [ROL.client]: 'Clara', [ROL.professional]: 'Ramón', [ROL.admin]: 'Adriana' };

// Begins at a random number, so that two processes on one database are unlikely to make the same people.
let count = Math.floor(Math.random() * 80_000_000);

async function makeAccount(trx: Trx, rol: Rol, facts: AccountFacts, now: Date): Promise<Made> {
  const number = ++count;
  const { nombre = NAMES[rol], apellidos = 'Ríos' } = facts;
  const { email = `persona${number}@prueba.mx`, phone = `+5233${10_000_000 + number}` } = facts;
  const { id, keylogin } = await createAccount(trx, {
    rol,
    nombre,
    apellidos,
    email,
    phone,
    passHash: PASS_HASH,
    terms: true,
    ...(rol === ROL.admin && { permisos: facts.permisos ?? ['dueño'] }),
    now,
  });
  const session_id = await openSession(trx, { id, rol }, { now, userAgent: 'demo' });
  return { id, keylogin, session_id, nombre, email, phone, pass: DEMO_PASSWORD };
}
