import { createProject as call } from '#contract/payments.ts';
import { toMxn } from '#domain/money.ts';
import { dueNow, whyNot } from '#domain/projects/can.ts';
import { deviceHashOf } from '#server/calls/device.ts';
import { fail } from '#server/calls/failure.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { requireAvailable } from '#server/features/accounts/index.ts';
import {
  lockOwn,
  payeeOf,
  type ProposalRow,
  sideOf,
  stopForRisk,
} from '#server/features/projects/index.ts';
import { asksOf, type Beginning, raise, riskOfPayment } from '#server/features/risk/index.ts';
import { type Payment, payableAtProvider } from './at-provider.ts';
import { openPayment, PAYMENT_COLUMNS } from './queries.ts';

export const createProject = handleOutside(
  call,
  async ({ proposal: input }, { caller, services, now, log, request }) => {
    let stopped = false;
    const device = deviceHashOf(request);
    const payable = await payableAtProvider(services, log, async (trx) => {
      const prepared = await prepare(trx, input, { caller, device, now });
      stopped = prepared === null;
      return prepared;
    });
    // What stopped it is kept, so it is refused only now.
    if (stopped) return fail('in_review');
    if (!payable) return fail('nothing_to_pay');
    return { response: { client_secret: payable.clientSecret, amount: toMxn(payable.amount) } };
  },
);

/**
 * The one open payment of what is due now: found, or made under the project's lock. null where its two sides may not pay each
 * other, which stops the project.
 */
async function prepare(
  trx: Trx,
  input: { id: number; version?: number | undefined },
  { caller, device, now }: { caller: Caller; device: Buffer | null; now: Date },
) {
  const row = await lockOwn(trx, input.id, caller.id);
  if (!row) return fail('proposal_not_found');
  const reason = whyNot('pagar', row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  await requireAvailable(trx, caller, row.professional_id);
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  const due = dueNow(row);
  const payeeId = payeeOf(row);
  const beginning = {
    proposalId: row.id,
    clientId: caller.id,
    payeeId,
    device,
    amount: due,
    now,
  };
  const risk = await riskOfPayment(trx, beginning);
  if (risk.stops.length > 0 && (await stopForRisk(trx, row, risk.stops, { now }))) return null;
  await raise(trx, risk.cases, { proposalId: row.id, now });
  const payment = await openOrNew(trx, row, { ...beginning, authenticated: risk.asks.length > 0 });
  await raise(trx, asksOf(risk, payment.id), {
    proposalId: row.id,
    paymentId: payment.id,
    now,
  });
  const authenticate = risk.asks.length > 0;
  return { payment, current: payment.value === due, authenticate };
}

/** The open payment of a project, else a new one. */
async function openOrNew(
  trx: Trx,
  row: ProposalRow,
  { clientId, payeeId, device, amount, authenticated, now }: Beginning & { authenticated: boolean },
): Promise<Payment> {
  const open = await openPayment(trx, row.id);
  if (open) return open;
  return trx
    .insertInto('payment')
    .values({
      account_id: clientId,
      proposal_id: row.id,
      type_sell: 'proyecto',
      descripcion: row.titulo,
      value: amount,
      payee_id: payeeId,
      device_hash: device,
      authenticated,
      created_at: now,
      updated_at: now,
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
}
