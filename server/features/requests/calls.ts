import * as requests from '#contract/requests.ts';
import { implement } from '#server/calls/implement.ts';
import { closeRequest } from './close-request.ts';
import { declineRequest } from './decline-request.ts';
import { getReceivedRequests } from './get-received-requests.ts';
import { getRequest } from './get-request.ts';
import { getRequests } from './get-requests.ts';
import { reopenRequest } from './reopen-request.ts';
import { exportTeamRequests } from './team/export-team-requests.ts';
import { getRequestsBetween } from './team/get-requests-between.ts';
import { getTeamRequest } from './team/get-team-request.ts';
import { getTeamRequests } from './team/get-team-requests.ts';

/** The handlers of the contract's module. */
export const handlers = implement(requests, {
  getRequests,
  getRequest,
  closeRequest,
  reopenRequest,
  getReceivedRequests,
  declineRequest,
  getTeamRequests,
  exportTeamRequests,
  getTeamRequest,
  getRequestsBetween,
});
