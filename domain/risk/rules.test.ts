import { describe, expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import {
  authenticationsOf,
  firstPaymentOf,
  manyCardsOf,
  manyProjectsOf,
  newTeamDeviceOf,
  NOTHING_SHARED,
  type PayerFacts,
  quickReleaseOf,
  readingsOf,
  stopsOf,
} from './evaluate.ts';
import {
  faultsOf,
  firstValue,
  RISK_RULE_IDS,
  type RiskRule,
  ruleWords,
  rulesInForce,
  isWeaker,
} from './rules.ts';

const HOUR = DAY / 24;
/** Friday, 10:00 in Mexico City. */
const NOW = Date.parse('2026-11-20T16:00:00Z');
const FIRST = rulesInForce({});
/** The rules of the beginning with one of them off. */
const without = (regla: RiskRule) =>
  rulesInForce({ [regla]: { version: 1, valor: { ...firstValue(regla), activa: false } } });
const names = (hits: readonly { regla: RiskRule }[]) => hits.map(({ regla }) => regla);

describe('what stops a project', () => {
  const project = { proposalId: 7, clientId: 1 };
  it('is anything that both sides share, each by its rule and once for a project', () => {
    const all = { telefono: true, dispositivo: true, tarjeta: true, clabe: true };
    const hits = stopsOf(project, all, FIRST);
    expect(names(hits)).toEqual([
      'mismo_telefono',
      'mismo_dispositivo',
      'misma_tarjeta',
      'misma_clabe',
    ]);
    expect(new Set(hits.map(({ sobre }) => sobre))).toEqual(new Set(['proposal:7']));
    expect(stopsOf(project, NOTHING_SHARED, FIRST)).toEqual([]);
  });
  it('is nothing by a rule that is off', () => {
    const shared = { ...NOTHING_SHARED, dispositivo: true };
    expect(stopsOf(project, shared, without('mismo_dispositivo'))).toEqual([]);
  });
});

describe('the bank authenticates', () => {
  const KNOWN: PayerFacts = {
    amount: 50_000,
    hasPaid: true,
    deviceSince: NOW - 30 * DAY,
    cards: 1,
    declinedAt: null,
  };
  it.each<[string, Partial<PayerFacts>, RiskRule[]]>([
    ['a known payer of a small amount', {}, []],
    ['much', { amount: 1_500_000 }, ['autenticar_monto']],
    ['almost as much', { amount: 1_499_999 }, []],
    ['a first payment', { hasPaid: false, amount: 300_000 }, ['autenticar_primer_pago']],
    ['a small first one', { hasPaid: false, amount: 299_999 }, []],
    ['an unknown device', { deviceSince: null, amount: 100_000 }, ['autenticar_dispositivo']],
    ['a small amount from one', { deviceSince: null, amount: 99_999 }, []],
    ['a device of three days', { deviceSince: NOW - 3 * DAY, amount: 100_000 }, []],
    [
      'one of less',
      { deviceSince: NOW - 3 * DAY + 1, amount: 100_000 },
      ['autenticar_dispositivo'],
    ],
    ['two cards', { cards: 2 }, ['autenticar_tarjetas']],
    ['a declined card', { declinedAt: NOW - 24 * HOUR + 1 }, ['autenticar_rechazo']],
    ['one of yesterday', { declinedAt: NOW - 24 * HOUR }, []],
  ])('%s', (_, facts, rules) => {
    expect(authenticationsOf({ ...KNOWN, ...facts }, FIRST, NOW)).toEqual(rules);
  });
  it('by no rule that is off', () => {
    const facts = { ...KNOWN, amount: 9_000_000 };
    expect(authenticationsOf(facts, without('autenticar_monto'), NOW)).toEqual([]);
  });
});

describe('cases', () => {
  it('are of early payments of some amount', () => {
    const payment = { paymentId: 3, payeeId: 2, before: 2, amount: 1_000_000 };
    expect(firstPaymentOf(payment, FIRST)).toMatchObject([
      { sobre: 'payment:3', accountId: 2, hechos: { pago: 3, monto: 1_000_000 } },
    ]);
    expect(firstPaymentOf({ ...payment, before: 3 }, FIRST)).toEqual([]);
    expect(firstPaymentOf({ ...payment, amount: 999_999 }, FIRST)).toEqual([]);
    expect(firstPaymentOf(payment, without('primeros_pagos'))).toEqual([]);
  });
  it('are of all that is released soon', () => {
    const release = {
      proposalId: 4,
      clientId: 1,
      released: 500_000,
      paid: 500_000,
      paidAt: NOW - 24 * HOUR + 1,
    };
    expect(quickReleaseOf(release, FIRST, NOW)).toMatchObject([{ hechos: { horas: 23 } }]);
    // A peso that is left back changes nothing, half of it does.
    expect(quickReleaseOf({ ...release, paid: 500_100 }, FIRST, NOW)).toHaveLength(1);
    expect(quickReleaseOf({ ...release, paid: 1_000_000 }, FIRST, NOW)).toEqual([]);
    expect(quickReleaseOf({ ...release, paidAt: NOW - 24 * HOUR }, FIRST, NOW)).toEqual([]);
    expect(quickReleaseOf({ ...release, released: 499_999 }, FIRST, NOW)).toEqual([]);
  });
  it('are of many cards, one for a day of Mexico City', () => {
    expect(manyCardsOf(1, 3, FIRST, NOW)).toMatchObject([{ sobre: 'client:1:2026-11-20' }]);
    expect(manyCardsOf(1, 2, FIRST, NOW)).toEqual([]);
  });
  it('are of many projects of each of the two, and of a device of several accounts', () => {
    const people = { clientId: 1, payeeId: 2 };
    const sobre = (begun: { client: number; payee: number; device: number }) =>
      manyProjectsOf(people, begun, FIRST, NOW).map((hit) => hit.sobre.split(':')[0]);
    expect(sobre({ client: 7, payee: 7, device: 7 })).toEqual([]);
    expect(sobre({ client: 8, payee: 1, device: 8 })).toEqual(['client']);
    expect(sobre({ client: 1, payee: 8, device: 9 })).toEqual(['payee', 'device']);
  });
  it('are of much that somebody of the team reads, and of when', () => {
    const reads = (count: number, at: string) =>
      Array.from({ length: count }, () => ({ at: Date.parse(at), weight: 1 }));
    const of = (count: number, at: string) =>
      readingsOf(5, reads(count, at), FIRST, Date.parse(at)).map(({ regla, sobre }) => [
        regla,
        sobre,
      ]);
    expect(of(59, '2026-11-20T16:00:00Z')).toEqual([]);
    expect(of(60, '2026-11-20T16:00:00Z')).toEqual([
      ['muchas_lecturas', 'account:5:2026-11-20:10'],
    ]);
    // Midnight to five in Mexico City.
    expect(of(1, '2026-11-20T05:59:59Z')).toEqual([]);
    expect(of(1, '2026-11-20T06:00:00Z')).toEqual([['hora_inusual', 'account:5:2026-11-20']]);
    expect(of(1, '2026-11-20T10:59:59Z')).toEqual([['hora_inusual', 'account:5:2026-11-20']]);
    expect(of(1, '2026-11-20T11:00:00Z')).toEqual([]);
  });
  it('are of what is read by night also where that goes over midnight, one for each night', () => {
    const umbrales = { desde: 22, hasta: 6 };
    const rules = rulesInForce({ hora_inusual: { version: 1, valor: { activa: true, umbrales } } });
    const of = (at: string) =>
      readingsOf(5, [{ at: Date.parse(at), weight: 1 }], rules, Date.parse(at)).map(
        ({ sobre }) => sobre,
      );
    // 21:59, 22:00, 5:59 and 6:00 in Mexico City.
    expect(of('2026-11-21T03:59:59Z')).toEqual([]);
    expect(of('2026-11-21T04:00:00Z')).toEqual(['account:5:2026-11-20:noche']);
    expect(of('2026-11-21T11:59:59Z')).toEqual(['account:5:2026-11-20:noche']);
    expect(of('2026-11-21T12:00:00Z')).toEqual([]);
  });
  it('are of a new device of the team', () => {
    expect(newTeamDeviceOf(5, FIRST, NOW)).toMatchObject([{ accountId: 5 }]);
    expect(newTeamDeviceOf(5, without('dispositivo_equipo'), NOW)).toEqual([]);
  });
});

describe('a rule', () => {
  it.each(RISK_RULE_IDS)('%s begins within its bounds, and says its thresholds', (regla) => {
    const value = firstValue(regla);
    expect(faultsOf(regla, value)).toEqual({});
    expect(ruleWords(regla, value)).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
    expect(ruleWords(regla, value)).not.toContain('undefined');
  });
  it('refuses what is missing, no whole number, or out of its bounds', () => {
    const faults = (umbrales: Record<string, number>) =>
      faultsOf('primeros_pagos', { activa: true, umbrales });
    expect(faults({ pagos: 3 })).toEqual({ monto: 'Escribe una cantidad.' });
    expect(faults({ pagos: 1.5, monto: 0 })).toEqual({ pagos: 'Escribe una cantidad.' });
    expect(faults({ pagos: 0, monto: 0 })).toEqual({ pagos: 'Escribe entre 1 y 1000.' });
  });
  it('of hours ends at another one than it begins, also on the next day', () => {
    const faults = (desde: number, hasta: number) =>
      faultsOf('hora_inusual', { activa: true, umbrales: { desde, hasta } });
    expect(faults(5, 5)).toEqual({ hasta: 'Tiene que ser otra hora que la del inicio.' });
    expect(faults(22, 6)).toEqual({});
    expect(faults(0, 24)).toEqual({});
  });
});

describe('a rule that watches the team, or stops projects', () => {
  const lecturas = (count: number, activa = true) => ({ activa, umbrales: { lecturas: count } });
  const hours = (desde: number, hasta: number) => ({ activa: true, umbrales: { desde, hasta } });
  it.each([
    ['off', 'muchas_lecturas', lecturas(60), lecturas(60, false), true],
    ['from more on', 'muchas_lecturas', lecturas(60), lecturas(61), true],
    ['from less on', 'muchas_lecturas', lecturas(60), lecturas(59), false],
    ['the same', 'muchas_lecturas', lecturas(60), lecturas(60), false],
    ['on again', 'muchas_lecturas', lecturas(60, false), lecturas(900), false],
    ['at fewer hours', 'hora_inusual', hours(0, 5), hours(1, 5), true],
    ['at more hours', 'hora_inusual', hours(0, 5), hours(22, 5), false],
    ['at other hours', 'hora_inusual', hours(22, 6), hours(20, 5), true],
    ['with another end of the day', 'hora_inusual', hours(22, 24), hours(22, 0), false],
  ] as const)('%s', (_, regla, before, after, less) => {
    expect(isWeaker(regla, before, after)).toBe(less);
  });
  it('stops nothing any more once it is off', () => {
    const off = { ...firstValue('misma_tarjeta'), activa: false };
    expect(isWeaker('misma_tarjeta', firstValue('misma_tarjeta'), off)).toBe(true);
    expect(isWeaker('misma_tarjeta', off, firstValue('misma_tarjeta'))).toBe(false);
  });
  it('is no other', () => {
    const off = { ...firstValue('primeros_pagos'), activa: false };
    expect(isWeaker('primeros_pagos', firstValue('primeros_pagos'), off)).toBe(false);
  });
});
