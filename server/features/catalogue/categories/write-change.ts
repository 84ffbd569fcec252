import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { renameCategory } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { CategoryRow } from '../categories.ts';
import { changed, type Content, loggedChange } from './content.ts';
import { keepFormerName, saveCategory } from './queries.ts';

interface Change<Before> {
  readonly before: Before;
  readonly after: Content;
  readonly adminId: number;
  readonly now: Date;
}

/** Changes a locked category. Unchanged content (a double click) changes neither the time nor the log. */
export async function writeChange(db: Trx, change: Change<CategoryRow>): Promise<void> {
  const { before, after, now } = change;
  if (!changed(before, after)) return;
  await saveCategory(db, before, after, now);
  if (before.categoria !== after.categoria) {
    await keepFormerName(db, before, after.categoria, now);
    await enqueue(db, renameCategory, { categoriaId: before.id, after: 0 });
  }
  await recordChange(db, before.id, change);
}

/** The entry of the audit log, of a new category too. */
export const recordChange = (
  db: Trx,
  id: number,
  { before, after, adminId, now }: Change<CategoryRow | null>,
) =>
  audit(db, {
    adminId,
    action: before ? 'editar_categoria' : 'crear_categoria',
    subjectId: String(id),
    people: [],
    ...loggedChange(before, after),
    now,
  });
