/** The rules by which payments and the team's own reading are watched, and the cases that they raise (4 §I). */
import * as z from 'zod/mini';
import { RISK_DECISIONS, RISK_ENDS } from '#domain/risk/decisions.ts';
import { RISK_RULE_IDS, RISK_RULES, type RiskRule } from '#domain/risk/rules.ts';
import * as amounts from './amount-fields.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn, named } from './view-parts.ts';

const admin = ['admin'] as const;

const regla = z.enum(Object.keys(RISK_RULES) as [RiskRule, ...RiskRule[]], {
  error: 'Falta la regla.',
});

/** The field at which a fault of a threshold stands: the hours of a rule are called like its day. */
export const thresholdField = (nombre: string): string => `umbral_${nombre}`;

/** A threshold by its name; an amount in MXN. */
const threshold = z.object({ nombre: z.string(), valor: z.number() });

const value = z.object({
  /** Whether the rule is on. */
  activa: z.boolean(),
  umbrales: z.array(threshold),
  /** What it does, in a sentence with its thresholds. */
  texto: z.string(),
});

const version = z.object({
  ...value.shape,
  /** 0 for what it began with. */
  version: z.number(),
  desde: instant,
  /** Who decided it; null for what it began with. */
  autor: z.nullable(z.string()),
  motivo: z.string(),
});

const rule = z.object({
  regla,
  vigente: version,
  /** What begins to hold on a day to come, in the place of `vigente`. */
  planeada: z.nullable(version),
  /** What the newest change followed; null where there was none. */
  anterior: z.nullable(value),
  /** The newest version, planned or not: what a change is compared with. */
  ultima: z.number(),
  /** How often it applied in the last days, counted up to 1,000. */
  veces_7: z.number(),
  veces_30: z.number(),
});
export type RiskRuleView = z.infer<typeof rule>;

/** All rules as they hold today, and how often each applied. */
export const getRiskRules = call({
  path: '/admin/risk/get_rules.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({ reglas: z.array(rule) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las reglas', network: 'Error al cargar las reglas' },
});

/** The newest version that was looked at: what somebody else changed since is not written over. */
const ultima = z.int('Falta la versión.').check(z.nonnegative('La versión no es válida.'));
const motivo = f.requiredText('Escribe el motivo.', 500);
const quantity = f.sentAs(
  f.NUMBER_OR_TEXT,
  z.pipe(z.transform(amounts.typedAmount), z.number('Escribe una cantidad.')),
);

/**
 * Changes a rule for what happens from then on; it takes the place of a change that is planned. Where it watches the team, or
 * stops projects, less than what would hold, somebody else approves it. Repeating it changes nothing.
 */
export const setRiskRule = call({
  path: '/admin/risk/set_rule.php',
  fourEyes: 'vigilancia',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({
    regla,
    ultima,
    activa: f.flag,
    /** Each threshold of the rule; an amount in MXN. What is wrong with one is said at `umbral_` and its name. */
    umbrales: z
      .array(z.object({ nombre: f.requiredText('Falta qué cantidad es.', 40), valor: quantity }))
      .check(z.maxLength(5, 'Son demasiadas cantidades.')),
    /** The day of Mexico City from whose beginning it holds, within two years; nothing: from now on. */
    desde: f.optionalDate,
    motivo,
  }),
  output: z.object({ regla: rule }),
  errors: ['setting_changed', 'rate_day_past', 'rate_day_far'],
  limit: MONEY,
  texts: { failed: 'No se guardó la regla', network: 'Error al guardar la regla' },
});

/**
 * Writes what held before the newest change as the next version, from now on; undoing that brings the change back. What then
 * watches the team, or stops projects, less, somebody else approves.
 */
export const undoRiskRule = call({
  path: '/admin/risk/undo_rule.php',
  fourEyes: 'vigilancia',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({ regla, ultima, motivo }),
  output: z.object({ regla: rule }),
  errors: ['setting_undo_late', 'setting_unchanged'],
  limit: MONEY,
  texts: { failed: 'No se deshizo el cambio', network: 'Error al deshacer el cambio' },
});

const hit = z.object({
  id: z.number(),
  regla,
  /** What the rule says, with the thresholds by which it applied. */
  texto: z.string(),
  /** Figures of what happened, by their names (`domain/risk/facts.ts`); an amount in MXN. */
  hechos: z.array(threshold),
  /** Whom it is about. */
  persona: named,
  /** Whether that is somebody of the team, who cannot close it. */
  del_equipo: z.boolean(),
  /** Of what stops a project, the professional who is paid for it. */
  cobra: z.nullable(named),
  proyecto: z.nullable(z.object({ id: z.number(), titulo: z.string() })),
  pago: z.nullable(z.number()),
  /** Whether its project, and the payouts to whoever is paid for it, wait for the decision. */
  detiene: z.boolean(),
  /** What its project holds; null without one. */
  retenido: z.nullable(mxn),
  createAt: instant,
  /** How it ended; null while it waits. */
  cierre: z.nullable(
    z.object({
      createAt: instant,
      decision: z.enum([...RISK_DECISIONS, ...RISK_ENDS]),
      nota: z.string(),
      /** The name of who decided; null where nobody did. */
      por: z.nullable(z.string()),
    }),
  ),
});
export type RiskHit = z.infer<typeof hit>;

/** What a rule, or any, applied to, the newest first, 20 at a time. */
export const getRiskHits = call({
  path: '/admin/risk/get_hits.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    regla: z.optional(regla),
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({ casos: z.array(hit), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los casos', network: 'Error al cargar los casos' },
});

/** One of them, the other rules that stop the same project, and what the caller can decide. */
export const getRiskHit = call({
  path: '/admin/risk/get_hit.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({
    caso: hit,
    junto: z.array(z.enum(RISK_RULE_IDS as [RiskRule, ...RiskRule[]])),
    decisiones: z.array(z.enum(RISK_DECISIONS)),
    /** Whether whom it is about, or who is paid, is suspended now: only then it is closed with `suspendida`. */
    suspendida: z.boolean(),
  }),
  errors: ['case_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el caso', network: 'Error al cargar el caso' },
});

/**
 * Closes a case with a note. With `nada_malo` a stopped project goes on, and all that stops it is closed. Nobody closes a case
 * about themselves. Repeating it changes nothing.
 */
export const closeRiskHit = call({
  path: '/admin/risk/close_hit.php',
  access: admin,
  permission: ['soporte', 'finanzas'],
  fresh: true,
  input: z.object({
    id: f.id,
    decision: z.enum(RISK_DECISIONS, { error: 'Elige qué decidiste.' }),
    nota: f.requiredText('Escribe qué viste.', 500),
  }),
  output: z.object({}),
  errors: ['case_not_found', 'case_closed', 'risk_own', 'risk_stopped', 'risk_not_suspended'],
  limit: MONEY,
  texts: { failed: 'No se cerró el caso', network: 'Error al cerrar el caso' },
});
