import { orderPortfolio as call } from '#contract/portfolio.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { userView } from '#server/features/accounts/index.ts';
import { itemIds, lockPortfolio, setOrder } from './queries.ts';

export const orderPortfolio = handle(call, async ({ ids }, context) => {
  const { caller, db } = context;
  await lockPortfolio(db, caller.id);
  const own = await itemIds(db, caller.id);
  if (!ids.every((id) => own.includes(id))) fail('portfolio_not_found');
  await setOrder(db, [...new Set([...ids, ...own])]);
  return { user: await userView(context, caller.id) };
});
