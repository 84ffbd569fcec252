import { randomUUID } from 'node:crypto';
import { ROL, type RolName } from '#contract/call.ts';
import { emptyTexts } from '#contract/fields.ts';
import { profileFields, type ProfileFields } from '#contract/profile/fields.ts';
import type { Validacion } from '#contract/views.ts';
import { DAY } from '#lib/mexico-time.ts';
import { openSession } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import type { Credentials } from '#server/testing/call.ts';
import { addProfile, createAccount } from './create-account.ts';
import { resolveServiceArea } from './places.ts';
import { resolveProfessions } from './professions.ts';

export interface TestAccount extends Credentials {
  readonly id: number;
  readonly email: string;
  readonly phone: string;
}

interface Wanted {
  nombre?: string;
  apellidos?: string;
  email?: string;
  pass?: string;
  /** What an administrator may do. */
  permisos?: readonly Permission[];
}

interface WantedProfessional extends Wanted, Partial<ProfileFields> {
  validacion?: Validacion;
  /** Review counts of the profile. */
  reviews?: { count: number; stars: number };
  finished?: number;
  nivel?: number;
}

/** The default profile of a test professional. */
const PROFILE: ProfileFields = {
  ...emptyTexts(profileFields),
  profesion: 'Plomería',
  profesiones: [],
  descripcion: 'Trabajo con cuidado.',
  estado: 'todo el pais',
  ciudad: 'todo el estado',
};

let phones = 0;

/** A signed-in account, created without the wizard. */
export async function makeAccount(
  { services }: TestApp,
  rolName: RolName,
  {
    nombre = 'Clara',
    apellidos = 'Ríos Luna',
    email = `${randomUUID()}@correo.mx`,
    pass,
    permisos = ['dueño'],
  }: Wanted = {},
): Promise<TestAccount> {
  const now = services.clock();
  const rol = ROL[rolName];
  const phone = `+5281${String(10_000_000 + ++phones)}`;
  const passHash = pass
    ? await services.passwords.hash(pass, { lane: 'account', from: 'test' })
    : null;
  return inTransaction(services.db, async (trx) => {
    const account = { rol, nombre, apellidos, email, phone, passHash, terms: true, now };
    const may = rolName === 'admin' && { permisos };
    const { id, keylogin } = await createAccount(trx, { ...account, ...may });
    const session_id = await openSession(trx, { id, rol }, { now, userAgent: 'test' });
    return { id, keylogin, session_id, email, phone };
  });
}

/** A professional, validated unless said otherwise. */
export async function makeProfessional(
  test: TestApp,
  wanted: WantedProfessional = {},
): Promise<TestAccount> {
  const { db } = test.services;
  const account = await makeAccount(test, 'professional', wanted);
  const says = { ...PROFILE, ...wanted };
  const now = test.services.clock();
  await inTransaction(db, async (trx) => {
    const profile = {
      ...says,
      area: await resolveServiceArea(trx, says),
      profesiones: await resolveProfessions(trx, says),
    };
    await addProfile(trx, account.id, profile, now);
    const validacion = wanted.validacion ?? 'validado';
    await trx
      .updateTable('profile')
      .set({
        validacion,
        validacion_at: validacion === 'pendiente' ? null : now,
        review_count: wanted.reviews?.count ?? 0,
        review_stars: wanted.reviews?.stars ?? 0,
        finished_count: wanted.finished ?? 0,
      })
      .where('account_id', '=', account.id)
      .execute();
    if (wanted.nivel)
      await trx
        .updateTable('account')
        .set({
          nivel: wanted.nivel,
          membership_ends_at: new Date(now.getTime() + 30 * DAY),
        })
        .where('id', '=', account.id)
        .execute();
  });
  return account;
}
