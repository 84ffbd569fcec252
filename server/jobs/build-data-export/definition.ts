import { jobKind } from '../queue.ts';

/** Makes the copy of somebody's data that they asked for. */
export const buildDataExport = jobKind<{ id: number }>('build_data_export', 8);
