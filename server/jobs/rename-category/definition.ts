import { jobKind } from '../queue.ts';

/** Writes anew by which words the professionals of a renamed category are found. */
export const renameCategory = jobKind<{ categoriaId: number; after: number }>(
  'rename_category',
  8,
  {
    oneAtATime: true,
  },
);
