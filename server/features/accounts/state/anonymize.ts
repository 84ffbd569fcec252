import { sql } from 'kysely';
import { emptyTexts } from '#contract/fields.ts';
import { profileTexts } from '#contract/profile/fields.ts';
import type { Trx } from '#server/db/pool.ts';
import { removeFile } from '#server/features/files/index.ts';
import { forgetExports } from '#server/features/privacy/index.ts';
import { shortName } from '../names.ts';
import type { LockedAccount } from './lock.ts';
import { hasPhone, hasTelefono, sealed } from '#server/db/sealed/index.ts';

/** The text that replaces a deleted account's notifications. */
const NOTICE = 'Aviso a una cuenta eliminada';
const NAME = 'Cuenta eliminada';

/**
 * Removes the personal data of a locked account, table by table as docs/decisions/0007 lists it. Stored
 * objects are deleted after the commit.
 */
export async function anonymizeAccount(trx: Trx, account: LockedAccount, now: Date): Promise<void> {
  const { id } = account;
  await renameForOthers(trx, account);
  await deleteImages(trx, id);
  await forgetExports(trx, id, now);
  await anonymizeNotifications(trx, id);
  for (const table of [
    'address',
    'saved_address',
    'notification_preference',
    'payment_card',
    'payment_method',
    'former_name',
    'former_trade_name',
    'answer_time',
    'id_reading',
    'setup_link',
    'restore_attempt',
    'contact_change',
    'device',
    'totp',
    'passkey',
    'passkey_challenge',
    'recovery_code',
    'account_note',
    'saved_view',
  ] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
  for (const table of ['sign_up_attempt', 'notification_reply'] as const)
    await trx
      .deleteFrom(table)
      .where(hasPhone(trx, table, account.phone))
      .execute();
  await forgetContact(trx, account);
  await trx
    .deleteFrom('person_block')
    .where((who) => who.or([who('blocker_id', '=', id), who('blocked_id', '=', id)]))
    .execute();
  await trx
    .deleteFrom('favourite')
    .where((who) => who.or([who('client_id', '=', id), who('professional_id', '=', id)]))
    .execute();
  await trx
    .deleteFrom('proposal_address')
    .where('proposal_id', 'in', (own) =>
      own.selectFrom('proposal').select('id').where('client_id', '=', id),
    )
    .execute();
  await trx
    .updateTable('request')
    .set({ lugar_direccion: '', lugar_apartamento: '', lugar_referencia: '' })
    .where('client_id', '=', id)
    .where('lugar_direccion', '<>', '')
    .execute();
  await trx
    .updateTable('payment')
    .set({ card_brand: '', card_last4: '' })
    .where('account_id', '=', id)
    .where('card_last4', '<>', '')
    .execute();
  await trx
    .updateTable('payment')
    .set({ device_hash: null })
    .where('account_id', '=', id)
    .where('device_hash', 'is not', null)
    .execute();
  await trx
    .updateTable('deletion_request')
    .set({ motivo: '' })
    .where('account_id', '=', id)
    .execute();
  await trx
    .updateTable('profile')
    .set({
      ...emptyTexts(profileTexts),
      dias: [],
      hora_inicio: null,
      hora_fin: null,
      validacion_motivo: '',
      updated_at: now,
    })
    .where('account_id', '=', id)
    .execute();
  await trx
    .updateTable('account')
    .set({
      nombre: 'Cuenta',
      apellidos: 'eliminada',
      email: '',
      ...sealed(trx, 'account.phone', ''),
      pass_hash: null,
      nivel: 0,
      membership_ends_at: null,
      membership_reminder: null,
      suspended_at: null,
      suspended_by: null,
      suspended_motivo: '',
      updated_at: now,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces the person's names in the automatic messages of their chats and in what those with whom they had one were notified
 * of, which use the names of their day.
 */
async function renameForOthers(trx: Trx, account: LockedAccount): Promise<void> {
  for (const name of await namesOf(trx, account)) {
    // Matches whole names only, and not within a project's title, which stays as both agreed on it.
    const whole = `(?<![[:alnum:]])${literal(name)}(?![[:alnum:]])(?![^«]*»)`;
    await sql`update message set msg = regexp_replace(msg, ${whole}, ${NAME}, 'g')
      where sender_id is null and msg ~ ${whole} and conversation_id in (
        select conversation_id from conversation_member where account_id = ${account.id})`.execute(
      trx,
    );
    await sql`update notification set msg = regexp_replace(msg, ${whole}, ${NAME}, 'g'),
        parameters = array(select regexp_replace(said, ${whole}, ${NAME}, 'g')
          from unnest(parameters) with ordinality p (said, place) order by place)
      where msg ~ ${whole} and account_id in (
        select other_id from conversation_member where account_id = ${account.id})`.execute(trx);
  }
}

/** Deletes what they wrote with the contact form, which knows no accounts: by their e-mail or their telephone. */
async function forgetContact(trx: Trx, { email, phone }: LockedAccount): Promise<void> {
  await trx
    .deleteFrom('contact_message')
    .where((by) =>
      by.or([
        by(sql`lower(correo)`, '=', email.toLowerCase()),
        hasTelefono(trx, 'contact_message', phone),
      ]),
    )
    .execute();
}

/** All present and former names, the longest first, because one may be part of another. */
async function namesOf(trx: Trx, { id, nombre, apellidos }: LockedAccount): Promise<string[]> {
  const profile = await trx
    .selectFrom('profile')
    .select('nombre_comercial')
    .where('account_id', '=', id)
    .executeTakeFirst();
  const trades = await trx
    .selectFrom('former_trade_name')
    .select('nombre')
    .where('account_id', '=', id)
    .execute();
  const former = await trx
    .selectFrom('former_name')
    .select(['nombre', 'apellidos'])
    .where('account_id', '=', id)
    .execute();
  const names = [
    profile?.nombre_comercial ?? '',
    ...trades.map((trade) => trade.nombre),
    ...[{ nombre, apellidos }, ...former].flatMap((who) => [
      `${who.nombre} ${who.apellidos}`.trim(),
      shortName(who),
    ]),
  ];
  return [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

/** Escapes a text for a regular expression of PostgreSQL. */
const literal = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&');

/**
 * Deletes the picture, the portfolio and the ID; what they sent to others stays, it belongs to those too.
 */
async function deleteImages(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('account').set({ img_profile: null }).where('id', '=', id).execute();
  await trx
    .updateTable('profile')
    .set({ identificacion_frontal: null, identificacion_trasera: null, identificacion_at: null })
    .where('account_id', '=', id)
    .execute();
  await trx.deleteFrom('portfolio').where('account_id', '=', id).execute();
  const files = await trx
    .selectFrom('file')
    .select('id')
    .where('owner_id', '=', id)
    .where('purpose', 'in', ['perfil', 'portafolio', 'identificacion'])
    .execute();
  for (const file of files) await removeFile(trx, file.id);
}

/** Deletes notifications that were not sent; of the others the kind and the time stay, for the reports. */
async function anonymizeNotifications(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('notification')
    .where('account_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_delivery')
            .select(sql.lit(1).as('one'))
            .whereRef('notification_id', '=', 'notification.id')
            .where('sent_at', 'is not', null),
        ),
      ),
    )
    .execute();
  await sql`
    update notification_delivery d set provider_id = null, gives_way_at = null
    from notification n where n.id = d.notification_id and n.account_id = ${id}`.execute(trx);
  await trx
    .updateTable('notification')
    .set({
      msg: NOTICE,
      parameters: [],
      path: '/',
      phone_sealed: null,
      email: null,
      encrypted_path: null,
      failed_at: null,
      failure_kind: null,
    })
    .where('account_id', '=', id)
    .execute();
}
