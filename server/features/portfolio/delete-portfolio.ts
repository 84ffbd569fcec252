import { deletePortfolio as call } from '#contract/portfolio.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { userView } from '#server/features/accounts/index.ts';
import { removeFile } from '#server/features/files/index.ts';
import { ownItem } from './queries.ts';

export const deletePortfolio = handle(call, async ({ portafolio, id: alone }, context) => {
  const { caller, db } = context;
  const id = portafolio?.id ?? alone ?? fail('portfolio_not_found');
  const item = (await ownItem(db, caller.id, id, 'locked')) ?? fail('portfolio_not_found');
  await db.deleteFrom('portfolio').where('id', '=', item.id).execute();
  for (const image of item.images) await removeFile(db, image.id);
  return { user: await userView(context, caller.id) };
});
