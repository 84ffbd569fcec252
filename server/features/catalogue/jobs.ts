import { reindexProfessionals } from './categories/reindex-professionals.ts';
import { runs } from '#server/jobs/queue.ts';
import { renameCategory } from '#server/jobs/kinds.ts';

const renameCategoryJob = runs(renameCategory, (payload, { services }) =>
  reindexProfessionals(services, payload),
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { renameCategory: renameCategoryJob };
