import { sql } from 'kysely';
import { validateProfessional as call } from '#contract/identity.ts';
import type { Validacion } from '#contract/views.ts';
import { ROL } from '#contract/call.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { userView, whoDid } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';

export const validateProfessional = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const { user_id, estatus } = input;
  const professional = (await lockProfessional(db, user_id)) ?? fail('account_not_found');
  const { id, nombre, imagesAreNewer, decidedAt, imagesAt, ...before } = professional;
  const after = {
    validacion: estatus,
    motivo: estatus === 'rechazado' ? (input.motivo ?? '') : '',
  };
  const same = before.validacion === after.validacion && before.motivo === after.motivo;
  const last = await lastAct(db, ['validar_profesional'], user_id);
  const byAnother = last !== undefined && last.by !== caller.id;
  const unseen =
    input.validacion_at === undefined
      ? byAnother && now.getTime() - last.at.getTime() < AT_ONCE
      : isOther(input.validacion_at, decidedAt);
  // A second click changes nothing and notifies nobody.
  if (same && !(imagesAreNewer && estatus === 'validado') && !(byAnother && unseen))
    return { user: await userView(context, id, caller) };

  // The first one's decision stands, and nobody is validated by images that nobody looked at.
  if (unseen)
    failSaying(
      'validation_decided',
      last ? await whoDid(db, last, DID[before.validacion as Validacion]) : '',
    );
  if (isOther(input.identificacion_at, imagesAt)) fail('identity_replaced');

  const decided = estatus !== 'pendiente';
  await db
    .updateTable('profile')
    .set({
      validacion: after.validacion,
      validacion_motivo: after.motivo,
      validacion_at: decided ? now : null,
      validacion_by: decided ? caller.id : null,
      updated_at: now,
    })
    .where('account_id', '=', id)
    .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'validar_profesional',
    subjectId: user_id,
    people: [id],
    before,
    // Why somebody was validated without an ID is the team's own matter.
    after: { ...after, motivo: input.motivo ?? '' },
    now,
  });
  if (estatus !== 'pendiente' && !same)
    await notify(db, {
      accountId: id,
      evento: estatus,
      parameters: estatus === 'rechazado' ? [nombre, after.motivo] : [nombre],
      now,
    });
  return { user: await userView(context, id, caller) };
});

/** Whoever does not say what they saw cannot have seen what another decided less than this ago, in ms. */
const AT_ONCE = 60_000;

const DID = { pendiente: 'lo cambió', validado: 'lo validó', rechazado: 'lo rechazó' } as const;

/** Whether a screen showed another moment than there is; false where it did not say. */
const isOther = (shown: string | undefined, at: Date | null): boolean =>
  shown !== undefined && shown !== (at?.toISOString() ?? '');

/** Locks account and profile; nobody is notified of a decision on a deleted account. */
const lockProfessional = (trx: Trx, keylogin: string) =>
  trx
    .selectFrom('account as a')
    .innerJoin('profile as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.nombre', 'p.validacion', 'p.validacion_motivo as motivo'])
    .select(['p.validacion_at as decidedAt', 'p.identificacion_at as imagesAt'])
    // The ID was replaced after the team's decision.
    .select(
      sql<boolean>`coalesce(p.identificacion_at > p.validacion_at, false)`.as('imagesAreNewer'),
    )
    .where('a.keylogin', '=', keylogin)
    .where('a.rol', '=', ROL.professional)
    .where('a.deleted_at', 'is', null)
    .forNoKeyUpdate(['a', 'p'])
    .executeTakeFirst();
