import { centavos, formatWhole } from '../money.ts';

/**
 * What each rule of risk does (4 §I): it stops a project, raises a case for the team, asks the card's bank to authenticate who
 * pays, or raises a case about somebody of the team.
 */
export type RiskEffect = 'detiene' | 'avisa' | 'autentica' | 'vigila';

/** In what a threshold counts. Amounts are centavos; hours of the day are those of Mexico City. */
export type RiskUnit = 'monto' | 'veces' | 'horas' | 'dias' | 'hora';

interface Threshold {
  readonly label: string;
  readonly unit: RiskUnit;
  readonly min: number;
  readonly max: number;
  /** What holds until somebody changes it. */
  readonly first: number;
}

interface Rule {
  /** As lists call it. */
  readonly label: string;
  readonly effect: RiskEffect;
  readonly thresholds: Readonly<Record<string, Threshold>>;
  /** What it does, in a sentence with its thresholds as people read them. */
  readonly words: (of: Readonly<Record<string, string>>) => string;
}

const amount = (label: string, first: number): Threshold => ({
  label,
  unit: 'monto',
  min: 0,
  max: 100_000_000,
  first,
});
const times = (label: string, first: number, min = 1): Threshold => ({
  label,
  unit: 'veces',
  min,
  max: 1000,
  first,
});

/** Every rule, in the order in which screens list them. */
export const RISK_RULES = {
  mismo_telefono: {
    label: 'El mismo teléfono en los dos lados',
    effect: 'detiene',
    thresholds: {},
    words: () => 'El cliente y el profesional que cobra tienen el mismo teléfono.',
  },
  mismo_dispositivo: {
    label: 'El mismo dispositivo en los dos lados',
    effect: 'detiene',
    thresholds: {},
    words: () => 'El cliente y el profesional que cobra entraron desde el mismo navegador.',
  },
  misma_tarjeta: {
    label: 'La misma tarjeta en los dos lados',
    effect: 'detiene',
    thresholds: {},
    words: () => 'El cliente paga con una tarjeta que también usó el profesional que cobra.',
  },
  misma_clabe: {
    label: 'La misma CLABE en los dos lados',
    effect: 'detiene',
    thresholds: {},
    words: () =>
      'El profesional cobra en la misma CLABE que otra cuenta del cliente, conocida por su teléfono, su dispositivo o su tarjeta.',
  },
  primeros_pagos: {
    label: 'Primeros pagos a un profesional',
    effect: 'avisa',
    thresholds: {
      pagos: times('Cuántos de sus primeros pagos', 3),
      monto: amount('Desde qué monto', 1_000_000),
    },
    words: ({ pagos, monto }) =>
      `Es uno de los primeros ${pagos} pagos que recibe el profesional, y es de ${monto} o más.`,
  },
  liberacion_rapida: {
    label: 'Liberación completa en poco tiempo',
    effect: 'avisa',
    thresholds: {
      horas: {
        label: 'En cuántas horas desde el pago',
        unit: 'horas',
        min: 1,
        max: 720,
        first: 24,
      },
      monto: amount('Desde qué monto', 500_000),
    },
    words: ({ horas, monto }) =>
      `El cliente liberó todo o casi todo lo pagado en menos de ${horas} horas desde su último pago, y fueron ${monto} o más.`,
  },
  muchas_tarjetas: {
    label: 'Muchas tarjetas de una persona',
    effect: 'avisa',
    thresholds: { tarjetas: times('Tarjetas en 24 horas', 3, 2) },
    words: ({ tarjetas }) =>
      `Un cliente, o un profesional en su membresía, usó ${tarjetas} tarjetas o más en 24 horas.`,
  },
  muchos_proyectos: {
    label: 'Muchos proyectos en un día',
    effect: 'avisa',
    thresholds: { proyectos: times('Proyectos en 24 horas', 8, 2) },
    words: ({ proyectos }) =>
      `Un cliente, un profesional o un dispositivo empezó a pagar ${proyectos} proyectos o más en 24 horas.`,
  },
  autenticar_monto: {
    label: 'Autenticación por monto',
    effect: 'autentica',
    thresholds: { monto: amount('Desde qué monto', 1_500_000) },
    words: ({ monto }) => `El pago es de ${monto} o más.`,
  },
  autenticar_primer_pago: {
    label: 'Autenticación del primer pago',
    effect: 'autentica',
    thresholds: { monto: amount('Desde qué monto', 300_000) },
    words: ({ monto }) => `Es el primer pago de un cliente, y es de ${monto} o más.`,
  },
  autenticar_dispositivo: {
    label: 'Autenticación de un dispositivo nuevo',
    effect: 'autentica',
    thresholds: {
      dias: { label: 'Nuevo durante cuántos días', unit: 'dias', min: 1, max: 90, first: 3 },
      monto: amount('Desde qué monto', 100_000),
    },
    words: ({ dias, monto }) =>
      `El cliente paga ${monto} o más desde un dispositivo que conocemos hace menos de ${dias} días.`,
  },
  autenticar_tarjetas: {
    label: 'Autenticación con varias tarjetas',
    effect: 'autentica',
    thresholds: { tarjetas: times('Tarjetas en 24 horas', 2) },
    words: ({ tarjetas }) => `El cliente ya usó ${tarjetas} tarjetas o más en 24 horas.`,
  },
  autenticar_rechazo: {
    label: 'Autenticación después de un rechazo',
    effect: 'autentica',
    thresholds: {
      horas: { label: 'Rechazo en cuántas horas', unit: 'horas', min: 1, max: 168, first: 24 },
    },
    words: ({ horas }) => `Al cliente le rechazaron una tarjeta en las últimas ${horas} horas.`,
  },
  muchas_lecturas: {
    label: 'Muchas lecturas de datos de personas',
    effect: 'vigila',
    thresholds: { lecturas: times('Lecturas en una hora', 60, 5) },
    words: ({ lecturas }) =>
      `Alguien del equipo leyó ${lecturas} veces o más en una hora identificaciones, conversaciones, cuentas, páginas de listas o descargas. De una lista, ocho primeras páginas cuentan como una lectura; una descarga, como veinte.`,
  },
  hora_inusual: {
    label: 'Lecturas a una hora inusual',
    effect: 'vigila',
    thresholds: {
      desde: { label: 'Desde qué hora', unit: 'hora', min: 0, max: 23, first: 0 },
      hasta: { label: 'Hasta qué hora', unit: 'hora', min: 0, max: 24, first: 5 },
    },
    words: ({ desde, hasta }) =>
      `Alguien del equipo leyó datos de personas entre las ${desde} y las ${hasta}, hora de la Ciudad de México.`,
  },
  dispositivo_equipo: {
    label: 'Alguien del equipo entra desde otro dispositivo',
    effect: 'vigila',
    thresholds: {},
    words: () => 'Alguien del equipo entró desde un dispositivo que no le conocíamos.',
  },
} as const satisfies Record<string, Rule>;

export type RiskRule = keyof typeof RISK_RULES;
export const RISK_RULE_IDS = Object.keys(RISK_RULES) as RiskRule[];

type Thresholds<Id extends RiskRule> = {
  readonly [Name in keyof (typeof RISK_RULES)[Id]['thresholds']]: number;
};

/** What a rule holds: whether it is on, and its thresholds by their names. */
export interface RiskValue {
  readonly activa: boolean;
  readonly umbrales: Readonly<Record<string, number>>;
}

/** The rules in force at an instant, each with the number of its version; 0 for what it began with. */
export type RulesInForce = {
  readonly [Id in RiskRule]: { readonly activa: boolean; readonly version: number } & {
    readonly umbrales: Thresholds<Id>;
  };
};

/** The thresholds of a rule, whatever it is. */
export const thresholdsOf = (regla: RiskRule): Readonly<Record<string, Threshold>> =>
  RISK_RULES[regla].thresholds;

/** What a rule holds until somebody changes it. */
export const firstValue = (regla: RiskRule): RiskValue => ({
  activa: true,
  umbrales: Object.fromEntries(
    Object.entries(thresholdsOf(regla)).map(([name, { first }]) => [name, first]),
  ),
});

/** The rules in force, where `changed` has the newest value of those that were ever changed. */
export const rulesInForce = (
  changed: Readonly<Record<string, { readonly version: number; readonly valor: RiskValue }>>,
): RulesInForce =>
  Object.fromEntries(
    RISK_RULE_IDS.map((regla) => {
      const { version = 0, valor = firstValue(regla) } = changed[regla] ?? {};
      return [regla, { version, ...valor }];
    }),
  ) as unknown as RulesInForce;

/** Which thresholds of a rule are missing, unknown or out of their bounds, with a sentence for each. */
export function faultsOf(regla: RiskRule, { umbrales }: RiskValue): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, { unit, min, max }] of Object.entries(thresholdsOf(regla))) {
    const value = umbrales[name];
    if (value === undefined || !Number.isInteger(value)) faults[name] = 'Escribe una cantidad.';
    else if (value < min || value > max)
      faults[name] = `Escribe entre ${unitText(unit, min)} y ${unitText(unit, max)}.`;
  }
  if (regla === 'hora_inusual' && Object.keys(faults).length === 0) {
    const { desde = 0, hasta = 0 } = umbrales;
    if (hasta === desde) faults['hasta'] = 'Tiene que ser otra hora que la del inicio.';
  }
  return faults;
}

interface Hours {
  readonly desde: number;
  /** Not included; before `desde` it is that hour of the next day. */
  readonly hasta: number;
}

/** Whether hours of the rule `hora_inusual` go over midnight. */
export const overMidnight = ({ desde, hasta }: Hours): boolean => hasta < desde;

/** Whether an hour of the day, 0 to 23, is one of them. */
export const isOddHour = (hour: number, hours: Hours): boolean =>
  overMidnight(hours)
    ? hour >= hours.desde || hour < hours.hasta
    : hour >= hours.desde && hour < hours.hasta;

const HOURS_OF_DAY = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether a rule watches the team or stops projects: two people make one of these weaker (4 §F). */
export const isGuarded = (regla: RiskRule): boolean =>
  RISK_RULES[regla].effect === 'vigila' || RISK_RULES[regla].effect === 'detiene';

/**
 * Whether a rule that watches the team, or stops projects, would apply less often by `after` than by `before`: whom it is about
 * could change it just before they read, or pay, and back. Never of another rule.
 */
export function isWeaker(regla: RiskRule, before: RiskValue, after: RiskValue): boolean {
  if (!isGuarded(regla) || !before.activa) return false;
  if (!after.activa) return true;
  const of = ({ umbrales }: RiskValue, name: string): number =>
    umbrales[name] ?? thresholdsOf(regla)[name]?.first ?? 0;
  if (regla !== 'hora_inusual')
    return Object.keys(thresholdsOf(regla)).some((name) => of(after, name) > of(before, name));
  const hours = (value: RiskValue) => ({ desde: of(value, 'desde'), hasta: of(value, 'hasta') });
  return HOURS_OF_DAY.some(
    (hour) => isOddHour(hour, hours(before)) && !isOddHour(hour, hours(after)),
  );
}

/** A threshold as people read it: «$5,000», «24», «5:00». */
export function unitText(unit: RiskUnit, value: number): string {
  if (unit === 'monto') return formatWhole(centavos(value));
  return unit === 'hora' ? `${value}:00` : String(value);
}

/** What a rule does, in a sentence with these thresholds. */
export function ruleWords(regla: RiskRule, { umbrales }: RiskValue): string {
  const rule: Rule = RISK_RULES[regla];
  return rule.words(
    Object.fromEntries(
      Object.entries(rule.thresholds).map(([name, { unit, first }]) => [
        name,
        unitText(unit, umbrales[name] ?? first),
      ]),
    ),
  );
}

/** What follows where a rule applies, as screens say it above the rules of that kind. */
export const EFFECT_WORDS: Readonly<Record<RiskEffect, { title: string; text: string }>> = {
  detiene: {
    title: 'Detienen el proyecto',
    text: 'No se puede pagar, ni liberar, ni terminar, y los pagos al profesional esperan, hasta que el equipo lo decide. Apagar una lo aprueba otra persona.',
  },
  avisa: {
    title: 'Abren un caso',
    text: 'El proyecto sigue; alguien del equipo lo revisa.',
  },
  autentica: {
    title: 'Piden autenticar la tarjeta (3-D Secure)',
    text: 'El banco pide al cliente que confirme el pago.',
  },
  vigila: {
    title: 'Vigilan al equipo',
    text: 'Abren un caso que no puede cerrar la persona de quien se trata. Apagar una, o hacer que avise menos, lo aprueba otra persona.',
  },
};
