import { reindexProfessionals } from './categories/reindex-professionals.ts';
import { runs } from '#server/jobs/queue.ts';
import { renameCategory } from '#server/jobs/kinds.ts';

const renameCategoryJob = runs(renameCategory, (payload, { services }) =>
  reindexProfessionals(services, payload),
);

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { renameCategory: renameCategoryJob };
