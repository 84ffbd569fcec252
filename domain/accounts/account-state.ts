import type { Centavos } from '../money.ts';
import type { Estado } from '../projects/graph.ts';

/** An account's state: in use, suspended by the team, or deleted (decisions §2). */
export type AccountState = 'activa' | 'suspendida' | 'eliminada';

/** An account's state, from its two instants; «eliminada» wins (decisions §2). */
export const accountState = (row: {
  readonly deleted_at: unknown;
  readonly suspended_at: unknown;
}): AccountState => {
  if (row.deleted_at) return 'eliminada';
  return row.suspended_at ? 'suspendida' : 'activa';
};

/** What decides whether an administrator may suspend or delete an account. */
export interface Removal {
  /** The account belongs to the administrator who asks. */
  readonly own: boolean;
  /** For an administrator's account: how many other administrators are active; otherwise null. */
  readonly otherAdministrators: number | null;
}

type RemovalRefusal = 'account_is_own' | 'account_last_administrator';

/** The error code why an account can be neither suspended nor deleted (decisions §2); null when it can. */
export function whyNotRemove({ own, otherAdministrators }: Removal): RemovalRefusal | null {
  if (own) return 'account_is_own';
  return otherAdministrators === 0 ? 'account_last_administrator' : null;
}

/** What prevents deleting an account: its money and its projects. Amounts in centavos. */
export interface DeletionBlockers {
  readonly disputes: number;
  /** Held in their projects, on either side. */
  readonly held: Centavos;
  /** Paid projects that are not over, even if nothing is held. */
  readonly paidProjects: number;
  /** Open projects of others to which they are assigned. */
  readonly assigned: number;
  /** Owed to the professional. */
  readonly balance: Centavos;
  /** Whether a payout is on its way to their bank. */
  readonly payout: boolean;
  /** Refunds on their way to their cards. */
  readonly refunds: number;
  /** Payments that are prepared and may still be made. */
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

/** The error code why an account cannot be deleted yet (decisions §2), the longest wait first; null when it can. */
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

/** The final state of an unpaid project whose account is deleted (decisions §2); null when paid or over. */
export function endsAs(estado: Estado): 'retirada' | 'cancelada' | null {
  if (estado === 'por_publicar' || estado === 'publicada') return 'retirada';
  return estado === 'por_pagar' ? 'cancelada' : null;
}

/** After this long, in ms, an open payment no longer prevents deleting its account: it is cancelled. */
export const ABANDONED_AFTER_MS = 60 * 60_000;
