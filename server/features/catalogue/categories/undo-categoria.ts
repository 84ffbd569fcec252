import { undoCategoria as call } from '#contract/catalogue.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { lastAct } from '#server/features/audit/index.ts';
import { editableView } from '../categories.ts';
import type { Content } from './content.ts';
import { categoryById, lockCategory } from './queries.ts';
import { writeChange } from './write-change.ts';

export const undoCategoria = handle(call, async ({ id, updateAt }, { caller, db, now }) => {
  const before = (await lockCategory(db, id)) ?? fail('category_not_found');
  // Whoever presses second would bring back what the first took away.
  if (updateAt !== before.updated_at.toISOString()) {
    const act = await lastAct(db, ['editar_categoria'], String(id));
    failSaying('category_changed', act ? await whoDid(db, act, 'la cambió') : '');
  }
  const after = (before.anterior as Content | null) ?? fail('category_unchanged');
  await writeChange(db, { before, after, adminId: caller.id, now });
  return { categoria: editableView(await categoryById(db, id)) };
});
