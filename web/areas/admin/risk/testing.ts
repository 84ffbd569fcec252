import type { RiskHit, RiskRuleView } from '#contract/risk.ts';
import {
  firstValue,
  RISK_RULE_IDS,
  type RiskRule,
  ruleWords,
  thresholdsOf,
} from '#domain/risk/rules.ts';
import { toMxn } from '#domain/money.ts';

const valueOf = (regla: RiskRule) => ({
  activa: true,
  umbrales: Object.entries(thresholdsOf(regla)).map(([nombre, { unit, first }]) => ({
    nombre,
    valor: unit === 'monto' ? toMxn(first) : first,
  })),
  texto: ruleWords(regla, firstValue(regla)),
});

/** A rule as it began. */
export const rule = (regla: RiskRule, changes: Partial<RiskRuleView> = {}): RiskRuleView => ({
  regla,
  vigente: {
    ...valueOf(regla),
    version: 0,
    desde: '2020-01-01T06:00:00.000Z',
    autor: null,
    motivo: 'La del inicio',
  },
  planeada: null,
  anterior: null,
  ultima: 0,
  veces_7: 0,
  veces_30: 0,
  ...changes,
});

/** All rules, one of them changed. */
export const rules = (changed?: RiskRuleView): RiskRuleView[] =>
  RISK_RULE_IDS.map((regla) => (regla === changed?.regla ? changed : rule(regla)));

export const HIT: RiskHit = {
  id: 4,
  regla: 'mismo_dispositivo',
  texto: ruleWords('mismo_dispositivo', firstValue('mismo_dispositivo')),
  hechos: [],
  persona: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos' },
  del_equipo: false,
  cobra: { keylogin: 'p'.repeat(43), nombre: 'Ramiro Núñez' },
  proyecto: { id: 12, titulo: 'Cambio de llave' },
  pago: 8,
  detiene: true,
  retenido: 2000,
  createAt: '2026-11-20T16:00:00.000Z',
  cierre: null,
};
