import * as teamSearch from '#contract/team-search.ts';
import { implement } from '#server/calls/implement.ts';
import { searchEverywhere } from './search-everywhere.ts';

/** The handlers of the contract's module. */
export const handlers = implement(teamSearch, { searchEverywhere });
