import * as business from '#contract/business.ts';
import { implement } from '#server/calls/implement.ts';
import { getBusiness } from './get-business.ts';
import { getCohorts } from './get-cohorts.ts';
import { getDemand } from './get-demand.ts';

/** The handlers of the contract's module. */
export const handlers = implement(business, { getBusiness, getCohorts, getDemand });
