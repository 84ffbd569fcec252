import { fromMxn, toMxn } from '#domain/money.ts';
import { type RiskRule, type RiskValue, ruleWords, thresholdsOf } from '#domain/risk/rules.ts';

interface Named {
  readonly nombre: string;
  readonly valor: number;
}

/** A value as the wire has it: amounts in MXN. */
export const valueView = (regla: RiskRule, value: RiskValue) => ({
  activa: value.activa,
  umbrales: Object.entries(thresholdsOf(regla)).map(([nombre, { unit, first }]): Named => {
    const valor = value.umbrales[nombre] ?? first;
    return { nombre, valor: unit === 'monto' ? toMxn(valor) : valor };
  }),
  texto: ruleWords(regla, value),
});

/** Of what the wire brings; what names no threshold of the rule is left out. */
export function valueOfWire(
  regla: RiskRule,
  { activa, umbrales }: { activa: boolean; umbrales: readonly Named[] },
): RiskValue {
  const known = thresholdsOf(regla);
  return {
    activa,
    umbrales: Object.fromEntries(
      umbrales.flatMap(({ nombre, valor }) => {
        const { unit } = known[nombre] ?? {};
        if (unit === undefined) return [];
        return [[nombre, unit === 'monto' ? fromMxn(valor) : valor]];
      }),
    ),
  };
}

/** What the audit log keeps of a rule. */
export const auditedValue = (regla: RiskRule, value: RiskValue): object => {
  const { activa, texto } = valueView(regla, value);
  return { regla, activa, texto };
};
