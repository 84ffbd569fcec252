import { randomUUID } from 'node:crypto';
import { getMessages, sendMessage } from '#contract/chat.ts';
import { ROL, type RolName } from '#contract/call.ts';
import { emptyTexts } from '#contract/fields.ts';
import { profileTexts } from '#contract/profile/fields.ts';
import { openSession } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addProfile, createAccount } from '#server/features/accounts/index.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

export interface TestPerson extends Credentials {
  readonly id: number;
  readonly phone: string;
}

let phones = 0;

/** A signed-in account; a professional is validated unless said otherwise. */
export function person(
  { services }: TestApp,
  rol: RolName,
  { nombre = 'Clara', comercial = '', validado = true } = {},
): Promise<TestPerson> {
  const now = services.clock();
  const phone = `+5233${String(10_000_000 + ++phones)}`;
  return inTransaction(services.db, async (trx) => {
    const account = await createAccount(trx, {
      rol: ROL[rol],
      nombre,
      apellidos: 'Ríos',
      email: `${randomUUID()}@example.mx`,
      phone,
      passHash: null,
      terms: true,
      ...(rol === 'admin' && { permisos: ['dueño'] }),
      now,
    });
    if (rol === 'professional') {
      const { id } = await trx.selectFrom('categoria').select('id').executeTakeFirstOrThrow();
      const profile = {
        ...emptyTexts(profileTexts),
        nombre_comercial: comercial,
        descripcion: 'Trabajos de todo tipo',
        area: { estadoId: null, ciudadId: null },
        profesiones: [id],
      };
      await addProfile(trx, account.id, profile, now);
      await trx
        .updateTable('profile')
        .set({ validacion: validado ? 'validado' : 'pendiente' })
        .where('account_id', '=', account.id)
        .execute();
    }
    const session = { now, userAgent: 'test' };
    const session_id = await openSession(trx, { id: account.id, rol: ROL[rol] }, session);
    return { ...account, session_id, phone };
  });
}

/** The team withdraws a professional's validation. */
export const unvalidate = ({ services }: TestApp, { id }: TestPerson) =>
  services.db
    .updateTable('profile')
    .set({ validacion: 'rechazado', validacion_motivo: 'Foto borrosa' })
    .where('account_id', '=', id)
    .execute();

export const credentials = ({ session_id, keylogin }: TestPerson): Credentials => ({
  session_id,
  keylogin,
});

interface Sent {
  client_id?: string;
  adjunto?: Buffer;
}

/** The body that a chat sends. */
export const messageOf = (from: TestPerson, to: TestPerson, msg: string, sent: Sent = {}) => ({
  keys: [from.keylogin, to.keylogin],
  msg,
  sender: from.keylogin,
  ...(sent.client_id && { client_id: sent.client_id }),
});

const options = (from: TestPerson, { adjunto }: Sent = {}) => ({
  as: credentials(from),
  ...(adjunto && { images: { adjunto: { name: 'foto.jpg', content: adjunto } } }),
});

/** Sends a message that must be accepted; answers it as stored. */
export async function write(
  { call }: TestApp,
  from: TestPerson,
  to: TestPerson,
  msg: string,
  sent?: Sent,
) {
  const { message } = await call.send(
    sendMessage,
    messageOf(from, to, msg, sent),
    options(from, sent),
  );
  if (!message) throw new Error('the message was discarded');
  return message;
}

/** Sends a message that must be refused; answers the reply. */
export const refusal = (
  { call }: TestApp,
  from: TestPerson,
  to: TestPerson,
  msg: string,
  sent?: Sent,
) => call.reply(sendMessage, messageOf(from, to, msg, sent), options(from, sent));

/** A page of the conversation as `reader` sees it. */
export const read = (
  { call }: TestApp,
  reader: TestPerson,
  other: TestPerson,
  page: { antes?: number; despues?: number; visto?: boolean } = {},
) =>
  call.send(
    getMessages,
    { key_primary: reader.keylogin, key_secundary: other.keylogin, ...page },
    { as: credentials(reader) },
  );
