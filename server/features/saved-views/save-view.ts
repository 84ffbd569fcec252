import { saveView as call } from '#contract/saved-views.ts';
import { viewQuery, VIEWS_MAX } from '#domain/saved-views/saved-views.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockViews, ownViews, viewCalled } from './queries.ts';

export const saveView = handle(
  call,
  async ({ lista, nombre, consulta, reemplazar }, { caller, db, now }) => {
    const written = { nombre, consulta: viewQuery(lista, consulta) };
    await lockViews(db, caller.id);
    const known = await viewCalled(db, { accountId: caller.id, lista, nombre });
    if (known) {
      if (known.consulta !== written.consulta && !reemplazar) failAt('nombre', 'saved_view_exists');
      await db.updateTable('saved_view').set(written).where('id', '=', known.id).execute();
      return { vista: { id: known.id, ...written } };
    }
    const { length } = await ownViews(db, caller.id, lista);
    if (length >= VIEWS_MAX) fail('saved_views_full');
    const { id } = await db
      .insertInto('saved_view')
      .values({ account_id: caller.id, lista, ...written, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { vista: { id, ...written } };
  },
);
