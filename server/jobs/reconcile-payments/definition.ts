import { jobKind } from '../queue.ts';

/** Looks after payments whose return and webhook both got lost. */
export const reconcilePayments = jobKind<Record<string, never>>('reconcile_payments', 3);
