import { ROL } from '#contract/call.ts';
import type { ProposalRow } from './queries.ts';

/** The administrator who wrote the proposal; null where a professional did. */
export const teamOf = (row: ProposalRow): number | null =>
  row.professional_rol === ROL.admin ? row.professional_id : null;

/**
 * The professional who is paid: who wrote the proposal, or the assigned one if the team wrote it
 * (docs/decisions/0004); null while nobody is assigned.
 */
export const payeeOf = (row: ProposalRow): number | null =>
  teamOf(row) === null ? row.professional_id : row.profesional_assign_id;
