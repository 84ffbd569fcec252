import { randomUUID } from 'node:crypto';
import { ROL, type RolName } from '#contract/call.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addProfile, createAccount } from '#server/features/accounts/index.ts';

/** A signed-in person. */
export interface MadePerson {
  readonly id: number;
  readonly keylogin: string;
  readonly session_id: string;
  readonly nombre: string;
  readonly email: string;
  readonly phone: string;
}

interface PersonOverrides {
  readonly nombre?: string;
  readonly apellidos?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Of a password known to whoever signs in with it; without one nobody can. */
  readonly passHash?: string | null;
}

interface ProfessionalOverrides extends PersonOverrides {
  readonly nombre_comercial?: string;
  readonly descripcion?: string;
  /** Ids of categories, the main one first. */
  readonly profesiones?: readonly number[];
  readonly area?: { readonly estadoId: number | null; readonly ciudadId: number | null };
  readonly validated?: boolean;
}

export const makeClient = (services: Services, overrides: PersonOverrides = {}) =>
  make(services, 'client', { nombre: 'Clara', ...overrides });

export const makeAdmin = (services: Services, overrides: PersonOverrides = {}) =>
  make(services, 'admin', { nombre: 'Marta', ...overrides });

/** A professional, validated unless said otherwise, for the whole country unless said otherwise. */
export const makeProfessional = (services: Services, overrides: ProfessionalOverrides = {}) =>
  make(services, 'professional', { nombre: 'Ramón', ...overrides }, async (trx, id, now) => {
    const { validated = true, nombre_comercial = '', area, profesiones } = overrides;
    await addProfile(
      trx,
      id,
      {
        nombre_comercial,
        descripcion: overrides.descripcion ?? 'Trabajos de todo tipo.',
        area: area ?? { estadoId: null, ciudadId: null },
        profesiones: profesiones ?? [await anyCategory(trx)],
      },
      now,
    );
    if (validated)
      await trx
        .updateTable('profile')
        .set({ validacion: 'validado', validacion_at: now })
        .where('account_id', '=', id)
        .execute();
  });

function make(
  services: Services,
  rol: RolName,
  person: PersonOverrides & { nombre: string },
  andThen: (trx: Trx, id: number, now: Date) => Promise<void> = async () => {},
): Promise<MadePerson> {
  const now = services.clock();
  const { nombre, apellidos = 'Ríos', passHash = null } = person;
  const email = person.email ?? `${randomUUID()}@demo.mx`;
  const phone = person.phone ?? randomPhone();
  return inTransaction(services.db, async (trx) => {
    const account = { rol: ROL[rol], nombre, apellidos, email, phone, passHash, terms: true, now };
    const { id, keylogin } = await createAccount(trx, account);
    await andThen(trx, id, now);
    const holder = { id, rol: ROL[rol] };
    const session_id = await openSession(trx, holder, { now, userAgent: 'factory' });
    return { id, keylogin, session_id, nombre, email, phone };
  });
}

/** A valid Mexican number that nobody else is likely to have drawn. */
const randomPhone = (): string => `+5233${String(Math.floor(1e7 + Math.random() * 9e7))}`;

async function anyCategory(trx: Trx): Promise<number> {
  const { id } = await trx
    .selectFrom('categoria')
    .select('id')
    .orderBy('orden')
    .executeTakeFirstOrThrow();
  return id;
}
