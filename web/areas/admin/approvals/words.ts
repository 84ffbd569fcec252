import type { Approval } from '#contract/approvals.ts';
import { APPROVAL_STATES, APPROVALS } from '#domain/approvals/approvals.ts';
import { PAYOUT_NAMES } from '#domain/payouts/payout.ts';
import { paths } from '#web/paths.ts';
import { pesos } from '#web/ui/money.tsx';
import { capitalized } from '#lib/capitalized.ts';
import { timeLeft } from '#lib/time-left.ts';

/** «Cambiar pagos a profesionales por $25,000.00». */
export const titleOf = ({ tipo, monto }: Approval): string =>
  `${APPROVALS[tipo].label}${monto === null ? '' : ` por ${pesos(monto)}`}`;

/** Where what it is about is. */
export function objectLink({ tipo, id }: Approval['objetos'][number]): string {
  if (tipo === 'account') return paths.account(id);
  if (tipo === 'payout') return paths.teamPayout(id);
  if (tipo === 'limits') return paths.approvals;
  if (tipo === 'rule') return paths.riskRules;
  if (tipo === 'proposal') return paths.teamProject(Number(id));
  return tipo === 'dispute' ? paths.dispute(Number(id)) : paths.chargebacks;
}

const NOUNS = {
  account: 'Cuenta',
  payout: 'Pago',
  dispute: 'Disputa',
  proposal: 'Proyecto',
  loss: 'Pérdida',
  limits: 'Cuándo se necesita una segunda persona',
  rule: 'Regla',
} as const;

/** «Disputa «Portón corredizo»», «Pago a Rosa Díaz». */
export function objectName({ tipo, nombre, id }: Approval['objetos'][number]): string {
  if (tipo === 'account') return nombre || NOUNS.account;
  if (tipo === 'limits') return NOUNS.limits;
  if (tipo === 'payout') return `${NOUNS.payout} a ${nombre || id}`;
  return `${NOUNS[tipo]} ${nombre ? `«${nombre}»` : id}`;
}

/** What a line says: a state in words, or the text as it is. */
export const lineText = ({ que, texto }: Approval['lineas'][number]): string =>
  que === 'pasa_a' && texto in PAYOUT_NAMES
    ? PAYOUT_NAMES[texto as keyof typeof PAYOUT_NAMES]
    : texto;

export const leftText = ({ vence_at }: Approval, now: number): string =>
  capitalized(timeLeft(Date.parse(vence_at), now));

/** «Aprobada por Eva Paz», «Vencida». */
export const endText = ({ estado, fin }: Approval): string =>
  fin?.por && estado !== 'sin_efecto'
    ? `${APPROVAL_STATES[estado]} por ${fin.por}`
    : APPROVAL_STATES[estado];

/** What a deletion takes and leaves, for whoever approves it. */
export const DELETION =
  'Sus datos se borran para siempre. Los pagos, los proyectos y los mensajes quedan como «Cuenta eliminada».';
