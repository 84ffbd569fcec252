import { DAY, mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import { isOddHour, overMidnight, type RiskRule, type RulesInForce } from './rules.ts';

const HOUR = DAY / 24;

/** A rule that applies: which, by which version, to what (once for each rule), and the figures that the team reads. */
export interface Hit {
  readonly regla: RiskRule;
  readonly version: number;
  readonly sobre: string;
  /** Whom it is about. */
  readonly accountId: number;
  readonly hechos: Readonly<Record<string, number>>;
}

/** What the two sides of a project share. */
export interface SharedTraits {
  readonly telefono: boolean;
  readonly dispositivo: boolean;
  readonly tarjeta: boolean;
  readonly clabe: boolean;
}

export const NOTHING_SHARED: SharedTraits = {
  telefono: false,
  dispositivo: false,
  tarjeta: false,
  clabe: false,
};

/** By which rule each of them stops a project, in their order. */
export const STOP_RULES = {
  telefono: 'mismo_telefono',
  dispositivo: 'mismo_dispositivo',
  tarjeta: 'misma_tarjeta',
  clabe: 'misma_clabe',
} as const satisfies Record<keyof SharedTraits, RiskRule>;
const TRAITS = Object.keys(STOP_RULES) as (keyof SharedTraits)[];

/** The rules by which a project of these two people stops, in their order; none where nothing is shared. */
export const stopsOf = (
  { proposalId, clientId }: { proposalId: number; clientId: number },
  shared: SharedTraits,
  rules: RulesInForce,
): Hit[] =>
  TRAITS.filter((trait) => shared[trait] && rules[STOP_RULES[trait]].activa).map((trait) => ({
    regla: STOP_RULES[trait],
    version: rules[STOP_RULES[trait]].version,
    sobre: `proposal:${proposalId}`,
    accountId: clientId,
    hechos: {},
  }));

/** What is known of who pays, before the card is typed. */
export interface PayerFacts {
  /** What is to be paid, centavos. */
  readonly amount: number;
  /** Whether the account has paid anything before. */
  readonly hasPaid: boolean;
  /** Since when the account is known with this device, epoch milliseconds; null for one that is not known. */
  readonly deviceSince: number | null;
  /** The different cards of the last 24 hours. */
  readonly cards: number;
  /** When a card of theirs was last declined, epoch milliseconds; null for never lately. */
  readonly declinedAt: number | null;
}

/** The rules by which the bank has to authenticate who pays at `now`, epoch milliseconds; none: as the bank likes. */
export function authenticationsOf(facts: PayerFacts, rules: RulesInForce, now: number): RiskRule[] {
  const { amount, hasPaid, deviceSince, cards, declinedAt } = facts;
  const {
    autenticar_monto: byAmount,
    autenticar_primer_pago: byFirst,
    autenticar_dispositivo: byDevice,
    autenticar_tarjetas: byCards,
    autenticar_rechazo: byDecline,
  } = rules;
  const newFor = deviceSince === null ? 0 : now - deviceSince;
  const applies = {
    autenticar_monto: amount >= byAmount.umbrales.monto,
    autenticar_primer_pago: !hasPaid && amount >= byFirst.umbrales.monto,
    autenticar_dispositivo:
      newFor < byDevice.umbrales.dias * DAY && amount >= byDevice.umbrales.monto,
    autenticar_tarjetas: cards >= byCards.umbrales.tarjetas,
    autenticar_rechazo: declinedAt !== null && now - declinedAt < byDecline.umbrales.horas * HOUR,
  };
  return (Object.keys(applies) as (keyof typeof applies)[]).filter(
    (regla) => applies[regla] && rules[regla].activa,
  );
}

/** How many projects somebody began to pay in the last 24 hours, with the one that begins now. */
export interface BegunToday {
  readonly client: number;
  readonly payee: number;
  /** 0 for a device that is not known. */
  readonly device: number;
}

/** A case for whoever begins more projects than the rule has it; one for each of them and day of Mexico City. */
export function manyProjectsOf(
  { clientId, payeeId }: { clientId: number; payeeId: number | null },
  begun: BegunToday,
  rules: RulesInForce,
  now: number,
): Hit[] {
  const { activa, version, umbrales } = rules.muchos_proyectos;
  const day = mexicoDay(now);
  const hit = (who: string, accountId: number, proyectos: number): Hit => ({
    regla: 'muchos_proyectos',
    version,
    sobre: `${who}:${accountId}:${day}`,
    accountId,
    hechos: { proyectos },
  });
  const most = umbrales.proyectos;
  return !activa
    ? []
    : [
        ...(begun.client >= most ? [hit('client', clientId, begun.client)] : []),
        ...(payeeId !== null && begun.payee >= most ? [hit('payee', payeeId, begun.payee)] : []),
        // One device pays for several accounts: whose account pays now is where the team begins.
        ...(begun.device >= most && begun.device > begun.client
          ? [hit('device', clientId, begun.device)]
          : []),
      ];
}

/** A case of somebody with many cards in 24 hours; one for each day. */
export function manyCardsOf(
  accountId: number,
  cards: number,
  rules: RulesInForce,
  now: number,
): Hit[] {
  const { activa, version, umbrales } = rules.muchas_tarjetas;
  if (!activa || cards < umbrales.tarjetas) return [];
  const sobre = `client:${accountId}:${mexicoDay(now)}`;
  return [{ regla: 'muchas_tarjetas', version, sobre, accountId, hechos: { tarjetas: cards } }];
}

/** A case of an early payment to a professional. `before` is how many they had received, `amount` centavos. */
export function firstPaymentOf(
  {
    paymentId,
    payeeId,
    before,
    amount,
  }: { paymentId: number; payeeId: number; before: number; amount: number },
  rules: RulesInForce,
): Hit[] {
  const { activa, version, umbrales } = rules.primeros_pagos;
  if (!activa || before >= umbrales.pagos || amount < umbrales.monto) return [];
  return [
    {
      regla: 'primeros_pagos',
      version,
      sobre: `payment:${paymentId}`,
      accountId: payeeId,
      hechos: { pago: before + 1, monto: amount },
    },
  ];
}

/** Of what was paid, the part in percent that counts as all: who leaves a peso back has released it too. */
const NEARLY_ALL = 90;

/**
 * A case of a project of which its client has released all or nearly all that was `paid` at `now`. `released` and `paid` are
 * centavos in all; `paidAt` is when its last payment arrived; both instants in epoch milliseconds.
 */
export function quickReleaseOf(
  {
    proposalId,
    clientId,
    released,
    paid,
    paidAt,
  }: { proposalId: number; clientId: number; released: number; paid: number; paidAt: number },
  rules: RulesInForce,
  now: number,
): Hit[] {
  const { activa, version, umbrales } = rules.liberacion_rapida;
  const waited = now - paidAt;
  if (!activa || waited >= umbrales.horas * HOUR || released < umbrales.monto) return [];
  if (released * 100 < paid * NEARLY_ALL) return [];
  return [
    {
      regla: 'liberacion_rapida',
      version,
      sobre: `proposal:${proposalId}`,
      accountId: clientId,
      hechos: { horas: Math.floor(waited / HOUR), monto: released },
    },
  ];
}

/** A reading of people's data: when, epoch milliseconds, and how much it counts (`domain/risk/reads.ts`). */
export interface Reading {
  readonly at: number;
  readonly weight: number;
}

/**
 * Cases of what an administrator read of people in the hour before `now`, epoch milliseconds. Many reads raise one for each
 * hour of the clock, reads at an odd hour one for each day, or for each night where the hours go over midnight.
 */
export function readingsOf(
  adminId: number,
  reads: readonly Reading[],
  rules: RulesInForce,
  now: number,
): Hit[] {
  const { muchas_lecturas: many, hora_inusual: odd } = rules;
  const hourOf = (at: number): number => Number(mexicoTime(at).slice(0, 2));
  const count = Math.floor(reads.reduce((sum, { weight }) => sum + weight, 0));
  const atOddHour = reads.filter(({ at }) => isOddHour(hourOf(at), odd.umbrales));
  const [first] = atOddHour;
  return [
    ...(many.activa && count >= many.umbrales.lecturas
      ? [
          {
            regla: 'muchas_lecturas',
            version: many.version,
            sobre: `account:${adminId}:${mexicoDay(now)}:${hourOf(now)}`,
            accountId: adminId,
            hechos: { lecturas: count },
          } as const,
        ]
      : []),
    ...(odd.activa && first !== undefined
      ? [
          {
            regla: 'hora_inusual',
            version: odd.version,
            sobre: `account:${adminId}:${nightOf(first.at, hourOf(first.at), odd.umbrales)}`,
            accountId: adminId,
            hechos: { lecturas: atOddHour.length, hora: hourOf(first.at) },
          } as const,
        ]
      : []),
  ];
}

/** The day of an odd hour; of a night the day on which it began. */
function nightOf(at: number, hour: number, hours: { desde: number; hasta: number }): string {
  if (!overMidnight(hours)) return mexicoDay(at);
  return `${mexicoDay(hour < hours.hasta ? at - DAY : at)}:noche`;
}

/** A case of an administrator who signed in at `now`, epoch milliseconds, from a device that is new beside others. */
export const newTeamDeviceOf = (adminId: number, rules: RulesInForce, now: number): Hit[] =>
  rules.dispositivo_equipo.activa
    ? [
        {
          regla: 'dispositivo_equipo',
          version: rules.dispositivo_equipo.version,
          sobre: `account:${adminId}:${new Date(now).toISOString()}`,
          accountId: adminId,
          hechos: {},
        },
      ]
    : [];
