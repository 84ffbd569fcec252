import { getUser as call } from '#contract/accounts.ts';
import { getMessages } from '#contract/chat.ts';
import type { OutputOf } from '#contract/call.ts';
import type { User } from '#contract/views.ts';
import { permits } from '#domain/administrators/permissions.ts';
import { isFresh } from '#domain/session/proof.ts';
import { centavos, meanOf, toMxn } from '#domain/money.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireProof } from '#server/calls/proof.ts';
import type { Trx } from '#server/db/pool.ts';
import { readingView } from '#server/features/identity/index.ts';
import { adminReviewView, reviewRows } from '#server/features/reviews/index.ts';
import { formerNames, openDeletion } from '../history.ts';
import { latestReviews } from '../queries.ts';
import { reviewView } from '../views.ts';
import { userView } from '../user.ts';
import { audit } from '#server/features/audit/index.ts';
import {
  ago,
  LIST_MAX,
  messages,
  notifications,
  notificationTotals,
  payments,
  paymentTotals,
  totals,
  attempts,
} from './activity.ts';
import { accountId, datesOf, decidedBy } from './queries.ts';

type Reply = OutputOf<typeof call>;

export const getUser = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const { user_id, intervalo = '1 MONTH' } = input;
  if (input.identidad) requireProof(context);
  const identidad = isFresh(caller.provedAt, now);
  const account = (await accountId(db, user_id)) ?? fail('account_not_found');
  const { id, configurada, suspended_at, suspended_motivo } = account;
  await audit(db, {
    adminId: caller.id,
    action: 'ver_cuenta',
    subjectId: user_id,
    people: [id],
    now,
  });
  const privado = permits(caller.permisos, getMessages.permission ?? ['dueño']);
  const since = await ago(db, intervalo, now);
  const deletion = await openDeletion(db, id);
  const user = await userView(context, id, caller);
  return {
    user,
    configurada,
    validacion_por: await decidedBy(db, id),
    fechas: await datesOf(db, id),
    privado,
    identidad,
    lectura: privado && identidad ? await readingView(context, id) : null,
    nombres_anteriores: (await formerNames(db, id)).map(({ changed_at, ...name }) => ({
      ...name,
      hasta: changed_at.toISOString(),
    })),
    eliminacion: deletion && {
      motivo: deletion.motivo,
      pedida_at: deletion.asked_at.toISOString(),
    },
    suspension: suspended_at && {
      motivo: suspended_motivo,
      desde: suspended_at.toISOString(),
    },
    ...(await listsOf(db, { id, user, since, privado })),
    resumen: await summaryOf(db, id, since),
  };
});

interface Listed {
  readonly id: number;
  readonly user: User;
  readonly since: Date;
  readonly privado: boolean;
}

async function listsOf(db: Trx, { id, user, since, privado }: Listed) {
  const { nombre, apellidos, email } = user.account;
  return {
    mensajes_enviados: privado ? (await messages(db, id, 'sent', since)).map(messageView) : [],
    mensajes_recibidos: privado ? (await messages(db, id, 'received', since)).map(messageView) : [],
    reviews_enviadas: await reviewsOf(db, id, 'sent', since),
    reviews_recibidas: await reviewsOf(db, id, 'received', since),
    notificaciones_recibidas: (await notifications(db, id, since)).map(
      ({ channel, ...notice }) => ({
        ...dated(notice),
        channel: channel as Reply['notificaciones_recibidas'][number]['channel'],
      }),
    ),
    pagos_realizados: (await payments(db, id, since)).map(
      ({ settled_at, refunded, ...payment }) => ({
        ...dated(payment),
        settledAt: settled_at?.toISOString() ?? null,
        id_payment: payment.id_payment ?? '',
        keylogin: user.keylogin,
        nombre_completo: `${nombre} ${apellidos}`.trim(),
        email,
        value: toMxn(payment.value),
        devuelto: toMxn(centavos(Number(refunded))),
      }),
    ),
  };
}

/** The reviews as profiles list them, with both people as administrators see them. */
async function reviewsOf(db: Trx, id: number, direction: 'sent' | 'received', since: Date) {
  const listed = await latestReviews(db, id, direction, { max: LIST_MAX, since, waiting: true });
  const rows = await reviewRows(
    db,
    listed.map((row) => row.id),
  );
  return listed.flatMap((row) => {
    const whole = rows.find((one) => one.id === row.id);
    return whole ? { ...reviewView(row), ...adminReviewView(whole) } : [];
  });
}

async function summaryOf(db: Trx, id: number, since: Date): Promise<Reply['resumen']> {
  const { total, ...notificaciones } = await notificationTotals(db, id, since);
  const paid = await paymentTotals(db, id, since);
  return {
    ...(await totals(db, id, since)),
    notificaciones_recibidas: total,
    notificaciones,
    pagos_realizados: paid.count,
    pagos_promedio: toMxn(meanOf(paid.sum, paid.count)),
    intentos: await attempts(db, id, since),
  };
}

const dated = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({
  ...row,
  createAt: created_at.toISOString(),
});

const messageView = (row: Awaited<ReturnType<typeof messages>>[number]) => ({
  ...dated(row),
  seen: row.seen ? 1 : 0,
});
