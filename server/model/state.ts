import type { ProjectEvent } from '#domain/projects/events.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { DAY, dueOf } from './amounts.ts';
import type { Chargeback, Debt, Freeze, Loss } from './bank.ts';
import type { OwedBack, Refund } from './refunds.ts';

/** Who acts. `professional` wrote the proposal; the last three are not part of the project. */
export const PEOPLE = [
  'client',
  'professional',
  'admin',
  'otherClient',
  'otherProfessional',
  'newcomer',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Who can receive payouts: professionals. What the team earns for the platform is not paid out. */
export const payees = (byTeam: boolean): readonly Person[] =>
  byTeam ? ['otherProfessional'] : ['professional', 'otherProfessional'];

/** A card payment; amounts in centavos. */
export interface Payment {
  readonly intent: string;
  readonly secret: string;
  readonly amount: number;
  /** At the provider. */
  status: 'open' | 'action' | 'succeeded' | 'canceled';
  /** The last attempt was refused. */
  declined: boolean;
  /** The card asks its bank, and is refused even if its owner agrees. */
  badCard: boolean;
  /** The product knows the outcome. */
  done: boolean;
  readonly createdAt: number;
  /** When the product last had news of it. */
  heardAt: number;
  /** What the provider refunded of it, and what the product owes back or has paid back. */
  readonly refunds: Refund[];
  readonly owedBack: OwedBack[];
  readonly chargebacks: Chargeback[];
  /** What chargebacks took of the money that its project held. */
  covered: number;
  /** What refunds at the provider took that its project had released. */
  lost: number;
}

export interface Service {
  id: number;
  readonly precio: number;
  estatus: 'pendiente' | 'aceptado' | 'rechazado' | 'retirado';
  paid: boolean;
}

/** A project as it should be; amounts in centavos, instants in epoch milliseconds. */
export interface Project {
  id: number;
  estado: Estado;
  titulo: string;
  descripcion: string;
  precio: number | null;
  /** What the price is made of, MXN. */
  conceptos: readonly { concepto: string; monto: number }[];
  start: string | null;
  end: string | null;
  hora: string | null;
  /** What it offered before it was last revised. */
  previous: { titulo: string; precio: number | null; start: string | null } | null;
  /** What the client would change, while nobody has answered. */
  wish: string | null;
  services: Service[];
  received: number;
  released: number;
  /** What it held and went back, or was taken back by a bank. */
  returned: number;
  /** The professional who was last paid out of it. */
  lastPaid: Person | null;
  /** When it stood still. */
  readonly freezes: Freeze[];
  fraction: number;
  /** Releases by their operation. */
  operations: Map<string, number>;
  reviewed: { client: boolean; professional: boolean };
  accepted: { client: boolean; professional: boolean };
  publishedAt: number | null;
  acceptedAt: number;
  deliveredAt: number | null;
  completedAt: number | null;
  finalizedAt: number | null;
  /** The dispute's id, once there was one. */
  dispute: number | null;
  disputed: boolean;
  /** Who opened it, and since when it stands still. */
  disputedBy: Person | null;
  disputeFreeze: Freeze | null;
  /** What the two offered to settle it, in centavos of what was held then. */
  offers: { id: number; by: Person; refund: number; of: number; open: boolean }[];
  assigned: Person | null;
  payments: Payment[];
  version: number;
  /** The last that both sides read in its story, and by whose hand. */
  lastDeed: { evento: ProjectEvent; by: Person | null } | null;
}

/** What somebody is paid on a Wednesday; amount in centavos. */
export interface Payout {
  /** 0 until it has been read from the database. */
  id: number;
  readonly who: Person;
  /** The Wednesday. */
  readonly fecha: string;
  readonly amount: number;
  /** Where it is sent. */
  readonly numero: string;
  estado: 'pendiente' | 'enviado' | 'pagado' | 'fallido' | 'devuelto';
  key: string | null;
  version: number;
}

export interface Model {
  now: number;
  /** Whether the team wrote the proposal, in the platform's name. */
  readonly byTeam: boolean;
  /** If one is open, it is the last. */
  readonly projects: Project[];
  /** What professionals are owed now, and what they have earned in total; centavos. */
  readonly owed: Map<Person, number>;
  readonly earned: Map<Person, number>;
  readonly payouts: Payout[];
  /** The last Wednesday whose payouts were made. */
  batch: string;
  /** Each person's CLABE, since when, and whether a payout came back from it and they have not answered. */
  readonly clabes: Map<Person, { readonly numero: string; readonly since: number; asked: boolean }>;
  /** What waits for the next work, in its order: a payment to ask about, or what is owed back of it to ask for. */
  readonly jobs: { readonly payment: Payment; readonly row?: OwedBack }[];
  /** In the order in which the product heard of them. */
  readonly chargebacks: Chargeback[];
  readonly losses: Loss[];
  readonly debts: Debt[];
  /** What losses have cost each professional so far. */
  readonly charged: Map<Person, number>;
  /** How many refunds there have been. */
  places: number;
}

export const held = (p: Project): number => p.received - p.released - p.returned;

const OVER: readonly Estado[] = ['rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada'];
export const isOver = (p: Project): boolean => OVER.includes(p.estado);
/** Accepted and not completed. */
export const isUnderWay = (p: Project): boolean =>
  p.estado === 'por_pagar' || p.estado === 'pagado';
export const isActive = (p: Project): boolean => isUnderWay(p) || p.estado === 'completado';

/** Two a week: nobody here pays for a membership, and the team has no limit. */
export const weeklyLimitReached = (m: Model): boolean =>
  !m.byTeam &&
  m.projects.filter(({ finalizedAt }) => finalizedAt !== null && m.now < finalizedAt + 7 * DAY)
    .length >= 2;

/** What the client has to pay now, centavos. */
export const due = (p: Project): number =>
  isUnderWay(p)
    ? dueOf(p.precio ?? 0, p.received, sumOf(unpaid(p).map(({ precio }) => precio)))
    : 0;

const unpaid = (p: Project): Service[] =>
  p.services.filter(({ estatus, paid }) => estatus === 'aceptado' && !paid);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Whether accepted services are unpaid. */
export const unpaidServices = (p: Project): boolean => unpaid(p).length > 0;

/** The payments that the product knows to be paid. */
export const settledPayments = ({ payments }: Project): Payment[] =>
  payments.filter(({ done, status }) => done && status === 'succeeded');

export const openPayment = (p: Project): Payment | undefined =>
  p.payments.find(({ done }) => !done);
