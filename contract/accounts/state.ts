import * as z from 'zod/mini';
import { call, type Limit } from '../call.ts';
import * as f from '../fields.ts';
import { instant } from '../view-parts.ts';

const admin = ['admin'] as const;
const A_PERSONS_PACE: Limit = { by: 'account', max: 60, seconds: 3600, counted: 'together' };

/** Since when an account is suspended, and the reason that its owner was given. */
export const suspension = z.object({ motivo: z.string(), desde: instant });

/**
 * Deletes an account permanently (2 §2, decisions §2): it is hidden everywhere, its personal data are erased,
 * and records that the law or other people need stay under «Cuenta eliminada». `id` is its keylogin. One that is done because its
 * owner asked for it is not done any more once they take that back.
 */
export const deleteAccount = call({
  path: '/admin/accounts/delete_account.php',
  access: admin,
  permission: ['soporte'],
  fresh: true,
  fourEyes: 'eliminar_cuenta',
  input: z.object({
    id: f.keylogin,
    /** The owner's request that is answered, as the team saw it; without one it is the open one, if there is any. */
    solicitud: z.optional(f.id),
  }),
  output: z.object({}),
  errors: [
    'account_not_found',
    'deletion_withdrawn',
    'account_is_own',
    'account_last_administrator',
    'account_in_dispute',
    'account_money_held',
    'account_projects_open',
    'account_assigned',
    'account_balance_owed',
    'account_payout_open',
    'account_refund_pending',
    'account_payment_open',
    'payment_provider_unreachable',
  ],
  limit: A_PERSONS_PACE,
  texts: { failed: 'No se elimino el cliente', network: 'Error al eliminar el cliente' },
});

/** Suspends an account until it is restored, without losing data (decisions §2). `user_id` is its keylogin. */
export const suspendAccount = call({
  path: '/admin/accounts/suspend_account.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: 'by_handler',
  input: z.object({
    user_id: f.keylogin,
    motivo: f.requiredText('Escribe el motivo de la suspensión.', 500),
  }),
  output: z.object({ suspension }),
  errors: [
    'account_not_found',
    'account_is_own',
    'account_last_administrator',
    'account_suspended_already',
  ],
  limit: A_PERSONS_PACE,
  texts: { failed: 'No se suspendió la cuenta', network: 'Error al suspender la cuenta' },
});

/** Restores a suspended account as it was (decisions §2). `user_id` is its keylogin. */
export const restoreAccount = call({
  path: '/admin/accounts/restore_account.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: 'by_handler',
  input: z.object({ user_id: f.keylogin }),
  output: z.object({}),
  errors: ['account_not_found', 'account_not_suspended'],
  limit: A_PERSONS_PACE,
  texts: { failed: 'No se restauró la cuenta', network: 'Error al restaurar la cuenta' },
});
