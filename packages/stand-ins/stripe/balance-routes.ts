import { balance, transactionView } from './balance.ts';
import type { Context } from './context.ts';
import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';
import { page } from './lists.ts';
import { refuseUnknown, text } from './params.ts';
import { none, type Route } from './route.ts';
import type { BalanceTransaction } from './types.ts';

const transactions = '/v1/balance_transactions';

/** The account's money, every movement of it, and how it reaches the bank. */
export const balanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/balance',
    access: 'secret',
    run: ({ context, form }) => {
      refuseUnknown(form, ['expand']);
      return balance(context);
    },
  },
  {
    method: 'GET',
    path: transactions,
    access: 'secret',
    run: ({ context, form }) =>
      page(
        transactions,
        wanted(context, form),
        form,
        ['currency', 'payout', 'source', 'type'],
        (row) => transactionView(context, row),
      ),
  },
  {
    method: 'GET',
    path: `${transactions}/:id`,
    access: 'secret',
    run: ({ context, id }) => {
      const transaction = context.store.transactions.get(id);
      return transaction ? transactionView(context, transaction) : none('balance transaction', id);
    },
  },
  {
    method: 'GET',
    path: '/v1/payouts',
    access: 'secret',
    run: ({ context, form }) => {
      const status = text(form, 'status');
      const rows = context.store.payouts.values().filter((row) => !status || row.status === status);
      return page('/v1/payouts', rows, form, ['status']);
    },
  },
  {
    method: 'GET',
    path: '/v1/payouts/:id',
    access: 'secret',
    run: ({ context, id }) => context.store.payouts.get(id) ?? none('payout', id, 'payout'),
  },
];

function wanted({ store }: Context, form: Form): BalanceTransaction[] {
  const [currency, payout, source, type] = ['currency', 'payout', 'source', 'type'].map((name) =>
    text(form, name),
  );
  if (payout) {
    const { automatic } = store.payouts.get(payout) ?? none('payout', payout, 'payout');
    if (!automatic) {
      throw invalidRequest(
        'Balance transaction history can only be filtered on automatic transfers, not manual.',
        { param: 'payout' },
      );
    }
  }
  return store.transactions
    .values()
    .filter((row) => !currency || row.currency === currency)
    .filter((row) => !payout || store.paidOut.get(row.id)?.payout === payout)
    .filter((row) => !source || row.source === source)
    .filter((row) => !type || row.type === type);
}
