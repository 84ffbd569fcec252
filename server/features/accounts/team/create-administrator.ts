import * as z from 'zod/mini';
import { ROL } from '#contract/call.ts';
import { permissions } from '#contract/administrators/permissions.ts';
import * as f from '#contract/fields.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createAccount } from '../create-account.ts';
import { audit } from '#server/features/audit/index.ts';

/** The fields of an administrator's account; the phone may be empty. */
export const administratorFields = z.object({
  email: f.email,
  nombre: f.nombre,
  apellidos: f.apellidos,
  phone: z.union([z.literal(''), f.phone]),
  pass: f.pass,
  permisos: permissions,
});

/** Creates an administrator. No call of the API does this (decisions §2). */
export async function createAdministrator(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { pass, ...person }: z.output<typeof administratorFields>,
  now: Date,
): Promise<{ keylogin: string }> {
  const passHash = await passwords.hash(pass, { lane: 'account', from: 'terminal' });
  return inTransaction(db, async (trx) => {
    const rol = ROL.admin;
    const { id, keylogin } = await createAccount(trx, {
      ...person,
      rol,
      passHash,
      terms: false,
      now,
    });
    await audit(trx, {
      adminId: id,
      action: 'crear_administrador',
      subjectId: keylogin,
      people: [id],
      now,
    });
    return { keylogin };
  });
}
