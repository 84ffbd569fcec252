import { lostAs } from '../chargebacks/chargeback.ts';

/** Whose money an account of the ledger is, or what it says about the platform's own. */
export type AccountGroup = 'dinero' | 'de_otros' | 'ingreso' | 'gasto' | 'por_cobrar';

interface LedgerAccount {
  /** As people who read the books call it. */
  readonly name: string;
  /**
   * `dinero`: what the platform has somewhere; `de_otros`: what it owes; `ingreso` and `gasto`: what it earned and
   * spent; `por_cobrar`: what others owe it. Money, costs and claims are negative in the ledger, the others positive.
   */
  readonly group: AccountGroup;
  /** One per project, one per professional, or one for the whole platform. */
  readonly per: 'platform' | 'project' | 'account';
}

/** Every kind of account of the ledger (4 §B), by the word that is stored; the migrations repeat the list. */
export const ACCOUNTS = {
  /** What the provider of payments has for the platform: its balance, available or not. */
  proveedor: { name: 'Saldo en Stripe', group: 'dinero', per: 'platform' },
  /** Has left the provider's balance for a card, and is not known to have arrived. */
  en_camino_a_tarjeta: { name: 'En camino a tarjetas', group: 'dinero', per: 'platform' },
  /** Has left the provider's balance for the platform's bank. */
  en_camino_al_banco: { name: 'En camino al banco', group: 'dinero', per: 'platform' },
  /** What the platform's bank has received less what it has sent; positive when it has sent more. */
  banco: { name: 'Banco', group: 'dinero', per: 'platform' },
  /** Held for a project. */
  retenido: { name: 'Protegido del proyecto', group: 'de_otros', per: 'project' },
  /** The balance of a professional. */
  profesional: { name: 'Saldo del profesional', group: 'de_otros', per: 'account' },
  /** On its way to a professional's bank. */
  por_transferir: { name: 'En camino al profesional', group: 'de_otros', per: 'account' },
  /** Kept of a professional's money for chargebacks. */
  reserva: { name: 'Reservado por contracargos', group: 'de_otros', per: 'account' },
  /** Owed to cards. */
  devolucion: { name: 'Por devolver a tarjetas', group: 'de_otros', per: 'platform' },
  /**
   * Booked of a difference with the provider until somebody knows whose it is; negative where the provider took it.
   */
  por_aclarar: { name: 'Diferencias por aclarar', group: 'de_otros', per: 'platform' },
  /** Earned by fees of releases. */
  comision: { name: 'Comisión', group: 'ingreso', per: 'platform' },
  /** Earned by memberships. */
  membresia: { name: 'Membresías', group: 'ingreso', per: 'platform' },
  /** What the provider takes for its work, without the tax on it. */
  costo_proveedor: { name: 'Costo de Stripe', group: 'gasto', per: 'platform' },
  /** What disputes cost, without the tax on it. */
  costo_contracargo: { name: 'Costo de contracargos', group: 'gasto', per: 'platform' },
  /** Lost, once somebody has decided that the platform bears it. */
  perdida: { name: 'Perdido por la plataforma', group: 'gasto', per: 'platform' },
  /** The tax on what the provider takes, which the platform can credit. */
  iva_acreditable: { name: 'IVA acreditable', group: 'por_cobrar', per: 'platform' },
  /** Taken back by banks that have not decided. */
  contracargo: { name: 'Retirado por bancos, sin decidir', group: 'por_cobrar', per: 'platform' },
  /** Lost by a fact from outside, until somebody decides who bears it. */
  por_decidir: { name: 'Perdido, por decidir', group: 'por_cobrar', per: 'platform' },
  /** Owed by a professional. */
  adeudo: { name: 'Adeudo del profesional', group: 'por_cobrar', per: 'account' },
} as const satisfies Readonly<Record<string, LedgerAccount>>;

/** The word of a kind of account. */
export type AccountKind = keyof typeof ACCOUNTS;

const KEPT_NEGATIVE: ReadonlySet<AccountGroup> = new Set(['dinero', 'gasto', 'por_cobrar']);

/** An amount of an account as people read its balance: what grows is positive, be it money, a debt or a cost. */
export const asBalance = (cuenta: AccountKind, amount: number): number =>
  KEPT_NEGATIVE.has(ACCOUNTS[cuenta].group) && amount !== 0 ? -amount : amount;

/** Every kind of movement of the ledger, with its name for people who read the books. */
export const MOVEMENTS = {
  pago: 'Llegó el pago',
  membresia: 'Llegó el pago de la membresía',
  liberacion: 'Se liberó al profesional',
  reembolso: 'Se debe a la tarjeta',
  devuelto: 'Se devolvió a la tarjeta',
  devolucion_fallida: 'La devolución no llegó',
  devuelto_por_fuera: 'Se devolvió por otro medio',
  pago_profesional: 'Salió hacia el profesional',
  transferido: 'Llegó al banco del profesional',
  transferencia_fallida: 'El pago al profesional falló',
  transferencia_devuelta: 'El banco devolvió el pago al profesional',
  contracargo: 'El banco de la tarjeta movió un contracargo',
  contracargo_perdido: 'Contracargo perdido',
  contracargo_recuperado: 'Contracargo recuperado',
  reserva: 'Reserva por contracargo',
  cobro_adeudo: 'Cobro de un adeudo',
  perdida: 'Se decidió una pérdida',
  perdida_deshecha: 'Una pérdida dejó de serlo',
  costo: 'Costo de Stripe',
  reembolso_enviado: 'Salió de Stripe hacia la tarjeta',
  reembolso_regresado: 'Regresó de la tarjeta a Stripe',
  deposito_enviado: 'Salió de Stripe hacia el banco',
  deposito_llegado: 'Llegó de Stripe al banco',
  deposito_regresado: 'Un depósito regresó a Stripe',
  deposito_deshecho: 'El banco devolvió un depósito de Stripe',
  ajuste: 'Ajuste de una diferencia',
} as const;

/**
 * What a movement is called; `estado` is the provider's word for where the chargeback stands that it is of, because one may
 * be prevented or appealed; null for others.
 */
export const movementName = (kind: MovementKind, estado: string | null): string =>
  kind === 'contracargo_perdido' && estado !== null
    ? `Contracargo ${lostAs(estado).toLowerCase()}`
    : MOVEMENTS[kind];

/** The word of a kind of movement. */
export type MovementKind = keyof typeof MOVEMENTS;
