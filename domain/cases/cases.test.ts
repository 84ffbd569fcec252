import { describe, expect, it } from 'vitest';
import { centavos } from '../money.ts';
import type { ProposalState } from '../projects/state.ts';
import {
  CASE_CAUSES,
  CASES,
  causeEnded,
  decisionBy,
  decisionsFor,
  whyNotReturn,
  whyOpened,
} from './cases.ts';

const AT = Date.parse('2026-11-03T18:00:00Z');

/** Half of 9,000 is paid, and the work delivered. */
const HALF: ProposalState = {
  estado: 'por_pagar',
  titulo: 'Portón',
  descripcion: 'Con motor.',
  precio: centavos(900_000),
  pagado: centavos(450_000),
  adicional_por_pagar: centavos(0),
  liberado: centavos(0),
  retenido: centavos(450_000),
  start: null,
  end: null,
  published_at: AT,
  unpaid_since: null,
  entregado_at: AT,
  completed_at: null,
  client_reviewed: false,
  professional_reviewed: false,
  en_disputa: false,
  en_contracargo: false,
  en_revision: false,
  version: 3,
  cambio_pedido: false,
  otra_elegida: false,
};
const PAID: ProposalState = { ...HALF, estado: 'pagado', pagado: centavos(900_000) };

describe('the cause of a case', () => {
  it('is said in a sentence with the day since which it stands', () => {
    expect(CASE_CAUSES.map((causa) => whyOpened(causa, AT))).toEqual([
      'Hay una disputa abierta desde el mar 3 nov: el dinero y los plazos esperan hasta que termine.',
      'El trabajo está entregado y falta un pago desde el mar 3 nov: pasaron 14 días y el cliente no ha pagado.',
      'Hay un pago y desde el mar 3 nov nadie ha marcado el trabajo como entregado: pasaron 30 días.',
      'Hay dinero protegido desde el mar 3 nov: pasaron 75 días y hay que decidir a quién le toca.',
    ]);
    // The sentences name the days of the rules.
    for (const { days, why } of Object.values(CASES))
      if (days > 0) expect(why('')).toContain(` ${days} días`);
  });

  it.each([
    ['resto', HALF, null],
    ['resto', PAID, 'Ya no falta ningún pago.'],
    ['resto', { ...PAID, precio: centavos(950_000) }, null],
    ['resto', { ...HALF, entregado_at: null }, 'El cliente pidió cambios: ya no está entregado.'],
    ['resto', { ...HALF, estado: 'cancelada' }, 'El proyecto se canceló.'],
    ['sin_marcar', { ...PAID, entregado_at: null }, null],
    ['sin_marcar', { ...HALF, entregado_at: null }, null],
    ['sin_marcar', PAID, 'El profesional lo marcó como entregado.'],
    [
      'sin_marcar',
      { ...PAID, entregado_at: null, estado: 'completado' },
      'El trabajo se dio por terminado.',
    ],
    ['retenido', PAID, null],
    ['retenido', { ...PAID, estado: 'completado', en_disputa: true }, null],
    ['retenido', { ...PAID, retenido: centavos(0) }, 'Ya no hay dinero protegido.'],
    ['disputa', { ...PAID, en_disputa: true }, null],
    ['disputa', PAID, 'La disputa terminó.'],
  ] as const)('%s ends or stands', (causa, state, ended) => {
    expect(causeEnded(causa, state)).toBe(ended);
  });

  it('says how a dispute ended', () => {
    expect(causeEnded('disputa', PAID, 'disputa_retirada')).toBe(
      'Quien abrió la disputa la retiró.',
    );
    expect(causeEnded('disputa', PAID, 'disputa_acordada')).toBe(
      'Las dos partes llegaron a un acuerdo.',
    );
  });
});

it.each([
  ['resto', HALF, ['devolver', 'seguir'], null],
  ['retenido', PAID, ['devolver'], null],
  ['retenido', { ...PAID, en_disputa: true }, ['repartir'], 'disputa'],
  ['disputa', { ...PAID, en_disputa: true }, ['repartir', 'seguir'], 'disputa'],
  ['disputa', { ...PAID, en_disputa: true, en_contracargo: true }, ['seguir'], 'contracargo'],
  ['retenido', { ...PAID, estado: 'completado' }, [], 'completado'],
  ['sin_marcar', { ...PAID, retenido: centavos(0) }, ['seguir'], 'nada_protegido'],
] as const)('a case of %s can be decided', (causa, state, decisions, why) => {
  expect(decisionsFor(causa, state, AT)).toEqual(decisions);
  expect(whyNotReturn(state, AT)).toBe(why);
});

it('a decision is what the team did, and not what the two of a project do', () => {
  expect(decisionBy('disputa_resuelta', true)).toBe('repartir');
  expect(decisionBy('cancelada', true)).toBe('devolver');
  expect(decisionBy('cancelada', false)).toBeNull();
  expect(decisionBy('pago_recibido', false)).toBeNull();
});
