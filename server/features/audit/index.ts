export { askedFilters } from './asked.ts';
export { approveWithin, audit } from './audit.ts';
export { peopleMeant } from './filters.ts';
export { lastAct } from './last-act.ts';
