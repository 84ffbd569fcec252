import type { Proposal } from '#contract/views.ts';
import { fromMxn, toMxn, ZERO } from '#domain/money.ts';
import { type Charges, paymentsLeft } from '#domain/payments/plan.ts';
import type { Amount } from './amounts.tsx';

/** What the project's plan of payments depends on (4 §C), in centavos. */
export const chargesOf = (proposal: Proposal): Charges => ({
  precio: proposal.precio === null ? ZERO : fromMxn(proposal.precio),
  pagado: fromMxn(proposal.pagado),
  adicional_por_pagar: fromMxn(servicesToPay(proposal)),
});

/** The remaining payments in MXN; empty without a price. */
export const paymentsLeftOf = (proposal: Proposal): number[] =>
  paymentsLeft(chargesOf(proposal)).map(toMxn);

/** The additional services that are part of the price. */
export const acceptedServices = ({ data_propuesta }: Proposal) =>
  data_propuesta.adicionales.filter(({ estatus }) => estatus === 'aceptado');

/** The sum of accepted, unpaid additional services, MXN. */
export const servicesToPay = (proposal: Proposal): number =>
  acceptedServices(proposal)
    .filter(({ pagado }) => !pagado)
    .reduce((sum, { precio }) => sum + precio, 0);

/** The payments of a project, if there is more than one. */
export function installmentRows(proposal: Proposal): Amount[] {
  const { precio, pagado } = proposal;
  const left = paymentsLeftOf(proposal);
  if (left.length === 0 || (pagado === 0 && left.length === 1)) return [];
  const last =
    servicesToPay(proposal) === left.at(-1) ? 'Servicios adicionales' : 'Antes de completar';
  const rows = left.map((mxn, index) => ({
    label:
      index === left.length - 1 ? last : index + pagado === 0 ? 'Primer pago' : 'Siguiente pago',
    mxn,
  }));
  return [
    ...(pagado > 0 ? [{ label: 'Ya pagado', mxn: pagado }] : []),
    ...rows,
    { label: 'Precio total', mxn: precio, strong: true },
  ];
}
