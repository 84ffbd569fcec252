import type { SecretKeys } from '#server/secret-keys.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import {
  ALONE_HOURS,
  ALONE_TIMES,
  APPROVAL_HOURS,
  type ApprovalKind,
  type ApprovalLimits,
  APPROVALS,
  needsSecondPerson,
} from '#domain/approvals/approvals.ts';
import { type Centavos, centavos, formatCentavos } from '#domain/money.ts';
import { sharedPaths } from '#lib/paths.ts';
import { Failure } from '#server/calls/failure.ts';
import type { ActionContext, ActionLine, Measured } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { decryptText, encryptText } from '#server/encrypt.ts';
import { accountName, whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { listFor, mailTeam } from '#server/features/notifications/index.ts';
import { aloneOf, lockAsker } from './alone.ts';
import type { FourEyes } from './four-eyes.ts';
import { endApproval } from './end.ts';
import { expireDue } from './expire.ts';
import { limitsInForce } from './limits.ts';
import {
  type ApprovalRow,
  decidedLately,
  deciders,
  isBacked,
  lockApproval,
  UNBACKED,
  waitingOn,
} from './queries.ts';

const HOUR = 3_600_000;
const LEADS = 'Está en «En espera de otra persona».';

/**
 * Whether an action has to wait for a second person; then it is stored, once, and the failure that says so is answered, to
 * be thrown after the commit. Null: it is done at once.
 */
export async function askSecondPerson(
  action: FourEyes,
  body: never,
  context: ActionContext,
): Promise<Failure | null> {
  const { db, caller, now } = context;
  await expireDue(db, now);
  await lockAsker(context, action.kind);
  const input = (await action.secondPerson.settle?.(body, db)) ?? body;
  const measured = await action.secondPerson.measure(input, context);
  if (measured === null) return null;
  const { kind } = action;
  const { amount } = measured;
  const alone = await aloneOf(context, kind, measured);
  const limits = await limitsInForce(db);
  const needs =
    !measured.exempt && needsSecondPerson(kind, { amount, before: alone.before }, limits);
  const waiting = await stillWaiting(context, measured);
  if (!needs && !waiting) {
    await alone.record();
    return null;
  }

  const needed = measured.needed ?? action.needed;
  const team = (await deciders(db, needed)).filter((id) => id !== caller.id);
  const unconcerned = team.filter((id) => id !== measured.excluded);
  // Of two, one does not end the other alone: then that one decides on it too.
  const others = unconcerned.length > 0 ? unconcerned : team;
  if (others.length === 0) {
    if (await decidedLately(db, needed, now)) return new Failure('approval_alone');
    const motivo = 'La hizo quien quedó sin otra persona con el permiso.';
    if (waiting) await leaveWithoutEffect(db, waiting, { motivo, now });
    await alone.record();
    return null;
  }
  if (waiting) return alreadyAsked(context, waiting, { path: action.path, input });
  await tryOut(action, input, context);
  const excluded = unconcerned.length > 0 ? measured.excluded : undefined;
  const { before } = alone;
  const id = await store(action, input, { context, measured, needed, excluded, before });
  const asks = `${await accountName(db, caller.id)} pide ${APPROVALS[kind].label.toLowerCase()}${amountWords(measured)}`;
  const told = {
    subject: 'Espera tu aprobación',
    text: `${asks}. Tienes ${APPROVAL_HOURS} horas para decidir.`,
    path: sharedPaths.approval(id),
  };
  await listFor(db, others, told, now);
  await mailTeam(db, {
    ...told,
    subject: 'Algo espera a otra persona del equipo',
    text: `${asks}. Lo decide otra persona con el permiso, en ${APPROVAL_HOURS} horas.`,
  });
  await audit(db, {
    adminId: caller.id,
    action: 'pedir_aprobacion',
    subjectId: String(id),
    people: measured.people,
    after: { que: kind, ...(amount !== null && { monto: amount }) },
    now,
  });
  return new Failure('approval_waiting', undefined, whyWaits(kind, { amount, before }, limits));
}

/** Why something below the limit waits: what the same person decided before it counts too. */
function whyWaits(
  kind: ApprovalKind,
  { amount, before }: { amount: Centavos | null; before: Centavos },
  limits: ApprovalLimits,
): string {
  const { limit } = APPROVALS[kind];
  if (limit === null || amount === null || amount > limits[limit]) return '';
  return `Ya decidiste ${formatCentavos(before)} sin otra persona en ${ALONE_HOURS} horas, y el tope es ${formatCentavos(limits[limit] * ALONE_TIMES)}.`;
}

const amountWords = ({ amount }: Measured): string =>
  amount === null ? '' : ` por ${formatCentavos(amount)}`;

/** What waits on the same object, unless whoever asked for it could no longer do it. */
async function stillWaiting(
  { db, now }: ActionContext,
  { objects }: Measured,
): Promise<ApprovalRow | undefined> {
  for (;;) {
    // Not locked: whoever approves it locks it before its objects.
    const waiting = await waitingOn(db, objects);
    if (!waiting || isBacked(waiting)) return waiting;
    await leaveWithoutEffect(db, waiting, { motivo: UNBACKED, now });
  }
}

async function leaveWithoutEffect(
  db: Trx,
  { id }: ApprovalRow,
  { motivo, now }: { motivo: string; now: Date },
): Promise<void> {
  const row = await lockApproval(db, id);
  if (row?.estado === 'en_espera')
    await endApproval(db, row, { estado: 'sin_efecto', by: null, motivo, now });
}

/** Of the same person and the same thing it is a second press, or a lost reply. */
async function alreadyAsked(
  { db, caller, services }: ActionContext,
  waiting: ApprovalRow,
  asked: { path: string; input: unknown },
): Promise<Failure> {
  if (waiting.asked_by === caller.id) {
    const stored = inputOf(waiting, services.config.secretKeys);
    const same = waiting.path === asked.path && isDeepStrictEqual(stored, plain(asked.input));
    return same
      ? new Failure('approval_waiting')
      : new Failure(
          'approval_asked',
          undefined,
          `Tú pediste otra cosa: retírala primero. ${LEADS}`,
        );
  }
  const by = { by: waiting.asked_by, at: waiting.asked_at };
  return new Failure('approval_asked', undefined, `${await whoDid(db, by, 'lo pidió')} ${LEADS}`);
}

/** What was asked for, as it was stored. */
export const inputOf = ({ encrypted_input }: ApprovalRow, secretKeys: SecretKeys): unknown =>
  encrypted_input === null ? null : JSON.parse(decryptText(secretKeys, encrypted_input));

const plain = (input: unknown): unknown => JSON.parse(JSON.stringify(input));

/** Does it and takes it back, so that what cannot be done is said at once and does not wait. */
async function tryOut(action: FourEyes, input: never, context: ActionContext): Promise<void> {
  await sql`savepoint tried`.execute(context.db);
  await action.whole(input, context);
  await sql`rollback to savepoint tried`.execute(context.db);
}

/** What stays once it has ended: it names nobody, because people may have their data deleted. */
const keptLines = (lines: readonly ActionLine[], objects: readonly string[]): ActionLine[] => {
  const payouts = objects.map((object) => `Pago ${object.split(':')[1] ?? ''}`);
  return lines
    .filter(({ que }) => que !== 'clabe' && que !== 'titular')
    .map((line) => (line.que === 'pago' ? { ...line, texto: payouts.shift() ?? '' } : line));
};

interface Stored {
  readonly context: ActionContext;
  readonly measured: Measured;
  readonly needed: readonly string[];
  readonly excluded: number | undefined;
  readonly before: Centavos;
}

async function store(
  { kind, path, secondPerson }: FourEyes,
  input: never,
  { context, measured, needed, excluded, before }: Stored,
): Promise<number> {
  const { db, caller, now, services } = context;
  const { motivo } = input as { motivo?: unknown };
  const { id } = await db
    .insertInto('approval')
    .values({
      kind,
      path,
      encrypted_input: encryptText(services.config.secretKeys, JSON.stringify(input)),
      amount: measured.amount === null ? null : centavos(measured.amount),
      objects: [...measured.objects],
      people: [...new Set(measured.people)],
      excluded_id: excluded ?? null,
      motivo: typeof motivo === 'string' ? motivo : '',
      decided_before: before,
      lines: JSON.stringify(keptLines(await secondPerson.lines(input, db), measured.objects)),
      permisos: [...needed],
      asked_by: caller.id,
      asked_at: now,
      expires_at: new Date(now.getTime() + APPROVAL_HOURS * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The same key twice is refused by the database; who comes second then waits here, and finds the first.
  await db
    .insertInto('approval_object')
    .values(measured.objects.map((object) => ({ object, approval_id: id })))
    .execute();
  return id;
}
