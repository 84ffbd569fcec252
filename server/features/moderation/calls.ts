import * as moderation from '#contract/moderation.ts';
import { implement } from '#server/calls/implement.ts';
import { exportReports } from './export-reports.ts';
import { blockPerson } from './block-person.ts';
import { closeReport } from './close-report.ts';
import { getReports } from './get-reports.ts';
import { reportPerson } from './report-person.ts';
import { unblockPerson } from './unblock-person.ts';

/** The handlers of the contract's module. */
export const handlers = implement(moderation, {
  exportReports,
  blockPerson,
  closeReport,
  getReports,
  reportPerson,
  unblockPerson,
});
