import { discardImage } from '#server/features/files/index.ts';
import { runs } from '../queue.ts';
import { discardFile } from './definition.ts';

export const discardFileJob = runs(discardFile, ({ id }, { services }) =>
  discardImage(services, { id }),
);
