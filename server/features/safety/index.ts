import { blockPerson } from './block-person.ts';
import { closeReport } from './close-report.ts';
import { getReports } from './get-reports.ts';
import { reportPerson } from './report-person.ts';
import { unblockPerson } from './unblock-person.ts';

export { type Bloqueo, bloqueoOf } from './queries.ts';
export { requireUnblocked } from './unblocked.ts';

export const handlers = [blockPerson, unblockPerson, reportPerson, getReports, closeReport];
