import { searchAgain } from './categories/search-again.ts';
import { runs } from '#server/jobs/queue.ts';
import { renameCategory } from '#server/jobs/kinds.ts';

const renameCategoryJob = runs(renameCategory, (payload, { services }) =>
  searchAgain(services, payload),
);

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { renameCategory: renameCategoryJob };
