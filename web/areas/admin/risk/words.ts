import type { RiskHit, RiskRuleView } from '#contract/risk.ts';
import { fromMxn } from '#domain/money.ts';
import { RISK_FACTS } from '#domain/risk/facts.ts';
import { RISK_RULES, thresholdsOf, unitText } from '#domain/risk/rules.ts';
import { pesos } from '#web/ui/money.tsx';
import { dayText } from '../words.ts';

/** «Hasta qué monto: $5,000», for each threshold of a rule. */
export const thresholdWords = ({ regla, vigente }: RiskRuleView): [string, string][] =>
  vigente.umbrales.flatMap(({ nombre, valor }) => {
    const threshold = thresholdsOf(regla)[nombre];
    if (!threshold) return [];
    const { label, unit } = threshold;
    return [[label, unitText(unit, unit === 'monto' ? fromMxn(valor) : valor)]];
  });

/** «3 veces en 7 días y 1,000 o más en 30». */
export function timesWords({ veces_7, veces_30 }: RiskRuleView): string {
  if (veces_30 === 0) return 'Ninguna vez en 30 días';
  return `${timesText(veces_7)} en 7 días, ${timesText(veces_30)} en 30 días`;
}

/** More are not counted. */
const COUNTED = 1000;

function timesText(count: number): string {
  if (count >= COUNTED) return '1,000 veces o más';
  return count === 1 ? '1 vez' : `${count} veces`;
}

/** Since when and by whom. */
export const sinceWords = ({
  desde,
  autor,
  motivo,
}: Pick<RiskRuleView['vigente'], 'desde' | 'autor' | 'motivo'>): string =>
  autor === null ? 'Desde el inicio' : `Desde el ${dayText(desde)}. ${autor}: ${motivo}`;

/** The figures of a case, each with its name. */
export const factWords = ({ hechos }: Pick<RiskHit, 'hechos'>): [string, string][] =>
  hechos.map(({ nombre, valor }) => [RISK_FACTS[nombre] ?? nombre, factText(nombre, valor)]);

function factText(nombre: string, valor: number): string {
  if (nombre === 'monto') return pesos(valor);
  return nombre === 'hora' ? `${valor}:00` : String(valor);
}

export const ruleName = ({ regla }: Pick<RiskHit, 'regla'>): string => RISK_RULES[regla].label;
