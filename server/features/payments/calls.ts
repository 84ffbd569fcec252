import * as payments from '#contract/payments.ts';
import { implement } from '#server/calls/implement.ts';
import { createProject } from './create-project.ts';
import { createMembership } from './create.ts';
import { getMembershipPayment } from './get-membership-payment.ts';
import { getStripeKeys } from './get-stripe-keys.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { getReceipts } from './receipts/get-receipts.ts';
import { getPagoDeCliente } from './team/get-pago-de-cliente.ts';
import { getPagosDeClientes } from './team/get-pagos-de-clientes.ts';
import { exportPagos } from './team/export-pagos.ts';

/** The handlers of the contract's module. */
export const handlers = implement(payments, {
  createProject,
  createMembership,
  getMembershipPayment,
  getStripeKeys,
  getReceipt,
  getReceipts,
  getPagoDeCliente,
  getPagosDeClientes,
  exportPagos,
});
