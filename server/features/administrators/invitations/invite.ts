import { randomBytes } from 'node:crypto';
import type { Permission } from '#domain/administrators/permissions.ts';
import { failAt } from '#server/calls/failure.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { encryptText } from '#server/encrypt.ts';
import { sendInvitation } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

const LIFE_MS = 72 * 60 * 60_000;

export interface Invited {
  readonly email: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly permisos: readonly Permission[];
}

/**
 * Stores an invitation and mails its link, in place of an open one to the same e-mail; ends the call when an account has
 * it. Called under the team's lock, so that of two at once the second replaces the first.
 */
export async function invite(
  trx: Trx,
  { email, nombre, apellidos, permisos }: Invited,
  { by, config, now }: { by: number | null; config: Services['config']; now: Date },
): Promise<{ id: number }> {
  const lower = email.toLowerCase();
  const holder = await trx
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['email']), '=', lower)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (holder) failAt('email', 'email_in_use');
  await endInvitations(trx, 'reemplazada')
    .where((eb) => eb.fn<string>('lower', ['email']), '=', lower)
    .execute();
  const token = randomBytes(32).toString('base64url');
  const { id } = await trx
    .insertInto('administrator_invitation')
    .values({
      token_hash: hashToken(token),
      email,
      nombre,
      apellidos,
      permisos: [...permisos],
      invited_by: by,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const encrypted = encryptText(config.secretKeys, token).toString('base64');
  await enqueue(trx, sendInvitation, { id, encrypted });
  return { id };
}

/** Ends open invitations; which ones, the caller says. They keep nothing of the person. */
export const endInvitations = (trx: Trx, ended: 'aceptada' | 'retirada' | 'reemplazada') =>
  trx
    .updateTable('administrator_invitation')
    .set({ ended, email: '', nombre: '', apellidos: '' })
    .where('ended', 'is', null);
