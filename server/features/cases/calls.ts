import * as cases from '#contract/cases.ts';
import { implement } from '#server/calls/implement.ts';
import { closeCase } from './close-case.ts';
import { getCase } from './get-case.ts';
import { getCases } from './get-cases.ts';

/** The handlers of the contract's module. */
export const handlers = implement(cases, { closeCase, getCase, getCases });
