import { searchAgain } from '#server/features/categories/index.ts';
import { runs } from '../queue.ts';
import { renameCategory } from './definition.ts';

export const renameCategoryJob = runs(renameCategory, (payload, { services }) =>
  searchAgain(services, payload),
);
