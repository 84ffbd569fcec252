import type { Estado } from '#domain/projects/graph.ts';
import { DAY, dueOf } from './amounts.ts';

/** Who acts. `professional` wrote the proposal; the last three have no part in it. */
export const PEOPLE = [
  'client',
  'professional',
  'admin',
  'otherClient',
  'otherProfessional',
  'newcomer',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Who can be paid out: professionals. What the team earns in the platform's name is nobody's to be sent. */
export const payees = (byTeam: boolean): readonly Person[] =>
  byTeam ? ['otherProfessional'] : ['professional', 'otherProfessional'];

/** A card payment; amounts in centavos. */
export interface Payment {
  readonly intent: string;
  readonly secret: string;
  readonly amount: number;
  /** As the provider has it. */
  status: 'open' | 'action' | 'succeeded' | 'canceled';
  /** The last try was refused. */
  declined: boolean;
  /** The card that waits for its bank will be refused all the same. */
  badCard: boolean;
  /** The product knows how it ended. */
  done: boolean;
  readonly createdAt: number;
  /** When the product last heard of it. */
  heardAt: number;
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
  start: string | null;
  end: string | null;
  services: Service[];
  received: number;
  released: number;
  returned: number;
  /** Arrived, could not be taken, goes back. */
  excess: number;
  /** What the provider has been asked to send back. */
  sentBack: number;
  fraction: number;
  /** Releases by their operation. */
  operations: Map<string, number>;
  reviewed: { client: boolean; professional: boolean };
  accepted: { client: boolean; professional: boolean };
  publishedAt: number | null;
  deliveredAt: number | null;
  completedAt: number | null;
  finalizedAt: number | null;
  /** The number of the dispute, once there was one. */
  dispute: number | null;
  disputed: boolean;
  assigned: Person | null;
  payments: Payment[];
  version: number;
}

/** What somebody is paid on a Wednesday; amount in centavos. */
export interface Payout {
  /** 0 until it has been looked at. */
  id: number;
  readonly who: Person;
  /** The Wednesday. */
  readonly fecha: string;
  readonly amount: number;
  estado: 'pendiente' | 'enviado' | 'pagado' | 'fallido';
  key: string | null;
  version: number;
}

export interface Model {
  now: number;
  /** Whether the team wrote the proposal, in the platform's name. */
  readonly byTeam: boolean;
  /** The last one is the one that is open, if one is. */
  readonly projects: Project[];
  /** What professionals are owed, and have been owed in all. */
  readonly owed: Map<Person, number>;
  readonly earned: Map<Person, number>;
  readonly payouts: Payout[];
  /** The Wednesday that was made last. */
  batch: string;
  /** Where people are paid, and since when they are paid there. */
  readonly clabes: Map<Person, { readonly numero: string; readonly since: number }>;
  /** Payments whose notice has arrived and is not worked off. */
  readonly rung: Set<string>;
}

export const held = (p: Project): number => p.received - p.released - p.returned;

const OVER: readonly Estado[] = ['rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada'];
export const isOver = (p: Project): boolean => OVER.includes(p.estado);
/** Accepted and not completed. */
export const isUnderWay = (p: Project): boolean =>
  p.estado === 'por_pagar' || p.estado === 'pagado';
export const isActive = (p: Project): boolean => isUnderWay(p) || p.estado === 'completado';

/** Two a week: nobody here has paid for a membership, and the team has no limit. */
export const weeklyLimitReached = (m: Model): boolean =>
  !m.byTeam &&
  m.projects.filter(({ finalizedAt }) => finalizedAt !== null && m.now < finalizedAt + 7 * DAY)
    .length >= 2;

/** What the client is asked for now. */
export const due = (p: Project): number => (isUnderWay(p) ? dueOf(p.precio ?? 0, p.received) : 0);

/** Whether accepted services wait for their money. */
export const unpaidServices = (p: Project): boolean =>
  p.services.some(({ estatus, paid }) => estatus === 'aceptado' && !paid);

export const openPayment = (p: Project): Payment | undefined =>
  p.payments.find(({ done }) => !done);
