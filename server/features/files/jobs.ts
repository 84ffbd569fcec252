import { discardImage } from './store.ts';
import { runs } from '#server/jobs/queue.ts';
import { discardFile } from '#server/jobs/kinds.ts';

const discardFileJob = runs(discardFile, ({ id }, { services }) => discardImage(services, { id }));

/** The job runners of this noun, by the kind's name. */
export const jobs = { discardFile: discardFileJob };
