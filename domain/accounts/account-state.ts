import type { Centavos } from '../money.ts';
import type { Estado } from '../projects/graph.ts';

/** How an account stands: with its owner in it, suspended by the team, or no more (decisions §2). */
export type AccountState = 'activa' | 'suspendida' | 'eliminada';

export const accountState = (row: {
  readonly deleted_at: unknown;
  readonly suspended_at: unknown;
}): AccountState => {
  if (row.deleted_at) return 'eliminada';
  return row.suspended_at ? 'suspendida' : 'activa';
};

/** What an administrator must not do to an account; each is a code of the error catalogue. */
export interface Removal {
  /** It is the administrator's own. */
  readonly own: boolean;
  /** Of an administrator: how many others can still work. Of everybody else null. */
  readonly otherAdministrators: number | null;
}

type RemovalRefusal = 'account_is_own' | 'account_last_administrator';

/** Why somebody can neither be suspended nor deleted; null when they can. */
export function whyNotRemove({ own, otherAdministrators }: Removal): RemovalRefusal | null {
  if (own) return 'account_is_own';
  return otherAdministrators === 0 ? 'account_last_administrator' : null;
}

/** What still binds an account: its money and its projects. Amounts in centavos. */
export interface DeletionBlockers {
  readonly disputes: number;
  /** Protected in projects of theirs, whichever side they are. */
  readonly held: Centavos;
  /** Paid projects that are not over, whatever is held of them. */
  readonly paidProjects: number;
  /** Open projects of others that they were assigned to. */
  readonly assigned: number;
  /** Owed to the professional. */
  readonly balance: Centavos;
  /** Whether a payout is on its way to their bank. */
  readonly payout: boolean;
  /** Money on its way back to their cards. */
  readonly refunds: number;
  /** Payments that somebody may be about to make. */
  readonly payments: number;
}

export type DeletionRefusal =
  | 'account_in_dispute'
  | 'account_money_held'
  | 'account_projects_open'
  | 'account_assigned'
  | 'account_balance_owed'
  | 'account_payout_open'
  | 'account_refund_pending'
  | 'account_payment_open';

/** Why an account cannot be deleted yet (decisions §2), what takes longest first; null when it can. */
export function whyNotDelete(blockers: DeletionBlockers): DeletionRefusal | null {
  if (blockers.disputes > 0) return 'account_in_dispute';
  if (blockers.held > 0) return 'account_money_held';
  if (blockers.paidProjects > 0) return 'account_projects_open';
  if (blockers.assigned > 0) return 'account_assigned';
  if (blockers.balance > 0) return 'account_balance_owed';
  if (blockers.payout) return 'account_payout_open';
  if (blockers.refunds > 0) return 'account_refund_pending';
  return blockers.payments > 0 ? 'account_payment_open' : null;
}

/** How an unpaid project ends when one of its two accounts is deleted; null when it is over. */
export function endsAs(estado: Estado): 'retirada' | 'cancelada' | null {
  if (estado === 'por_publicar' || estado === 'publicada') return 'retirada';
  return estado === 'por_pagar' ? 'cancelada' : null;
}

/** An open payment that nobody touched for so long is given up when its account is deleted; ms. */
export const ABANDONED_AFTER_MS = 60 * 60_000;
