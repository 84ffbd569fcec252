import * as administrators from '#contract/administrators.ts';
import { implement } from '#server/calls/implement.ts';
import { getAdministrators } from './get-administrators.ts';
import { setPermissions } from './set-permissions.ts';

/** Handlers for `contract/administrators.ts`. */
export const handlers = implement(administrators, { getAdministrators, setPermissions });
