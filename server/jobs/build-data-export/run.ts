import { buildExport } from '#server/features/privacy/index.ts';
import { runs } from '../queue.ts';
import { buildDataExport } from './definition.ts';

export const buildDataExportJob = runs(buildDataExport, ({ id }, { services }) =>
  buildExport(services, id),
);
