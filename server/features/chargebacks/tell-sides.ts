import type { NotificationName } from '#domain/notifications/events.ts';
import { isClosed } from '#domain/projects/graph.ts';
import { type Centavos, centavos, formatCentavos, subtract } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { ProposalRow } from '#server/features/projects/index.ts';

type Side = Pick<
  ProposalRow,
  'id' | 'titulo' | 'estado' | 'client_id' | 'client_key' | 'professional_id' | 'professional_key'
>;

/** Tells both sides of a chargeback, the professional also what is kept of their money (4 §A). */
export async function tellSidesOpened(
  trx: Trx,
  project: Side,
  { id, amount }: { id: number; amount: Centavos },
  now: Date,
): Promise<void> {
  const { reserved, reserve_target } = await trx
    .selectFrom('chargeback')
    .select(['reserved', 'reserve_target'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const facts = [formatCentavos(amount), project.titulo];
  const over = isClosed(project.estado);
  const evento = over ? 'contracargo_terminado' : 'contracargo';
  await tellClient(trx, project, evento, facts, now);
  if (reserve_target === 0) return tellProfessional(trx, project, evento, facts, now);
  const kept = centavos(reserved);
  const later = subtract(centavos(reserve_target), kept);
  return tellProfessional(
    trx,
    project,
    over ? 'contracargo_terminado_profesional' : 'contracargo_profesional',
    [...facts, reservedWords(kept, later)],
    now,
  );
}

/** «$947.00 MXN de tu saldo y hasta $53.00 MXN de tus próximas liberaciones», without what is nothing. */
const reservedWords = (kept: Centavos, later: Centavos): string =>
  [
    ...(kept > 0 ? [`${formatCentavos(kept)} de tu saldo`] : []),
    ...(later > 0 ? [`hasta ${formatCentavos(later)} de tus próximas liberaciones`] : []),
  ].join(' y ');

/**
 * Tells both sides what the bank decided; `refunding` goes out to the card now that it did, `released` to the professional
 * of a finished project. A professional who was told what they get back of it is not told the same twice.
 */
export async function tellSidesClosed(
  trx: Trx,
  project: Side,
  {
    won,
    amount,
    refunding,
    released,
    repaid,
  }: {
    won: boolean;
    amount: Centavos;
    refunding: Centavos;
    released: Centavos | null;
    repaid: boolean;
  },
  now: Date,
): Promise<void> {
  const facts = [formatCentavos(amount), project.titulo];
  const [evento, all]: [NotificationName, string[]] =
    won && refunding > 0
      ? ['contracargo_ganado_devolucion', [...facts, formatCentavos(refunding)]]
      : [won ? 'contracargo_ganado' : 'contracargo_perdido', facts];
  await tellClient(trx, project, evento, all, now);
  if (released !== null && released > 0) {
    const paid = [...facts, formatCentavos(released)];
    await tellProfessional(trx, project, 'contracargo_ganado_liberado', paid, now);
  } else if (!repaid) await tellProfessional(trx, project, evento, all, now);
}

const tellClient = (
  trx: Trx,
  { id, client_id, professional_id }: Side,
  evento: NotificationName,
  parameters: readonly string[],
  now: Date,
): Promise<void> =>
  notify(trx, {
    accountId: client_id,
    evento,
    parameters,
    other: professional_id,
    project: id,
    now,
  });

const tellProfessional = (
  trx: Trx,
  { id, client_id, professional_id }: Side,
  evento: NotificationName,
  parameters: readonly string[],
  now: Date,
): Promise<void> =>
  notify(trx, {
    accountId: professional_id,
    evento,
    parameters,
    other: client_id,
    project: id,
    now,
  });

type OfMembership =
  | 'contracargo_membresia'
  | 'contracargo_membresia_ganado'
  | 'contracargo_membresia_perdido';

/** Tells the owner of a membership of the chargeback of its payment; answers the level, null of any other payment. */
export async function tellMember(
  trx: Trx,
  paymentId: number,
  evento: OfMembership,
  amount: Centavos,
  now: Date,
): Promise<string | null> {
  const payment = await trx
    .selectFrom('payment as p')
    .innerJoin('nivel as n', 'n.id', 'p.nivel')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['n.descripcion', 'p.account_id', 'a.deleted_at'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) return null;
  const { account_id: accountId, descripcion, deleted_at } = payment;
  if (deleted_at === null)
    await notify(trx, {
      accountId,
      evento,
      parameters: [formatCentavos(amount), descripcion],
      now,
    });
  return descripcion;
}
