export { askedFilters } from './asked.ts';
export { approveWithin, audit, auditAccess, auditList, auditRead } from './audit.ts';
export { peopleMeant } from './filters.ts';
export { anchorsIn, storedAnchor } from './chain/anchors.ts';
export { verifyAudit } from './chain/verify.ts';
export { lastAct } from './last-act.ts';
