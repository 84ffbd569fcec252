/** The Wednesday payouts to professionals (decisions §5, §9). */
import * as z from 'zod/mini';
import { TOLD_AT_ONCE } from '#domain/payouts/left-out.ts';
import {
  LEFT_OUT,
  PAYOUT_ORDERS,
  PAYOUT_STATES,
  PAYOUTS_AT_ONCE,
  TRACKING_KEY_MAX,
} from '#domain/payouts/payout.ts';
import { call, DOWNLOAD, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { paymentMethodFields, payoutFacts, payoutProjects } from './own.ts';
import { instant, mxn } from '../view-parts.ts';
import { following, rowsAsked } from '../paging.ts';

const admin = ['admin'] as const;

const payout = z.object({
  ...payoutFacts.shape,
  keylogin: z.string(),
  /** The beneficiary: the person's name, not the trade name. */
  nombre: z.string(),
  /** Grows with each change. */
  version: z.number(),
  /** Whether it is on its way, or to be sent, to whom a stopped project pays: then it is in no file until the team decides. */
  en_revision: z.boolean(),
});
export type AdminPayout = z.infer<typeof payout>;

const filters = {
  payout_id: z.optional(f.id),
  estado: z.optional(z.enum(PAYOUT_STATES)),
  fecha: z.optional(f.optionalDate),
  /** To one professional. */
  persona: z.optional(f.keylogin),
  orden: z.optional(z.enum(PAYOUT_ORDERS)),
};

/**
 * Payouts, newest or largest first, 20 at a time unless told otherwise, of a state or of a Wednesday, or one
 * (decisions §9).
 */
export const getPayouts = call({
  path: '/admin/payouts/get_payouts.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    ...filters,
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
    cuantos: rowsAsked,
  }),
  output: z.object({ payouts: z.array(payout), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/** The first 5,000 payouts of the same filters, for a file; the download is recorded. Only `export.php` has whole CLABEs. */
export const exportPayoutList = call({
  path: '/admin/payouts/export_list.php',
  access: admin,
  permission: ['lectura'],
  fresh: true,
  input: z.object(filters),
  output: z.object({
    payouts: z.array(payout),
    /** Whether there are more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron los pagos', network: 'Error al descargar los pagos' },
});

/** Of which projects a payout is made. */
export const getPayoutProjects = call({
  path: '/admin/payouts/get_payout_projects.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  ...payoutProjects,
  errors: ['payout_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los proyectos', network: 'Error al cargar los proyectos' },
});

/** A preview of the coming Wednesday, and the past ones, latest first, 8 at a time (decisions §9). */
export const getBatches = call({
  path: '/admin/payouts/get_batches.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ despues: z.optional(f.optionalDate) }),
  output: z.object({
    proximo: z.object({
      fecha: z.string(),
      at: instant,
      pagos: z.number(),
      monto: mxn,
      /** How many have a balance and will not be paid. */
      fuera: z.number(),
      monto_fuera: mxn,
      /** Whether there are more than were counted. */
      hay_mas: z.boolean(),
    }),
    lotes: z.array(
      z.object({
        fecha: z.string(),
        pagos: z.number(),
        /** Payouts not made yet: they are retried every 5 minutes until the next Wednesday includes them. */
        sin_preparar: z.number(),
        monto: mxn,
        por_estado: z.object({
          pendiente: z.number(),
          enviado: z.number(),
          pagado: z.number(),
          fallido: z.number(),
          devuelto: z.number(),
        }),
      }),
    ),
    ...following(z.string()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/**
 * Who has a balance and would not be paid on the coming Wednesday, and why; 20 at a time, those first for whom the team
 * can do something (`pay_deleted.php`).
 */
export const getLeftOut = call({
  path: '/admin/payouts/get_left_out.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before. */
    marca: z.optional(z.string().check(z.regex(/^[01]\.\d{1,15}$/, 'La marca no es válida.'))),
    /** Only those who are counted by this reason. */
    motivo: z.optional(z.enum(LEFT_OUT)),
  }),
  output: z.object({
    profesionales: z.array(
      z.object({
        keylogin: z.string(),
        nombre: z.string(),
        monto: mxn,
        motivos: z.array(z.enum(LEFT_OUT)),
        /** Until when a change of CLABE, phone or password holds payouts; null without one. */
        espera_hasta: z.nullable(instant),
        /** Whether they can do something about it, of which `tell_left_out.php` tells them. */
        se_puede_avisar: z.boolean(),
        /** When they were told of it today; null if they were not. */
        avisado_hoy: z.nullable(instant),
      }),
    ),
    ...following(z.string()),
    /** How many are left out and how much waits, each person counted once, by what has to be done about first. */
    grupos: z.array(
      z.object({
        motivo: z.enum(LEFT_OUT),
        profesionales: z.number(),
        monto: mxn,
        /** Who can do something about it and was not told today. */
        por_avisar: z.number(),
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/**
 * Tells those who are left out of the coming Wednesday what to do so that they are paid: all, those of a reason, or these
 * people; each at most once a day, however many of the team ask, and at most 200 in one call.
 */
export const tellLeftOut = call({
  path: '/admin/payouts/tell_left_out.php',
  access: admin,
  permission: ['finanzas', 'soporte'],
  fresh: false,
  input: z.object({
    motivo: z.optional(z.enum(LEFT_OUT)),
    personas: z.optional(
      z
        .array(f.keylogin, 'Elige a quién avisar.')
        .check(
          z.minLength(1, 'Elige a quién avisar.'),
          z.maxLength(TOLD_AT_ONCE, `Elige como máximo ${TOLD_AT_ONCE} personas.`),
        ),
    ),
  }),
  output: z.object({
    avisados: z.number(),
    /** Who was told today already. */
    ya_avisados: z.number(),
    /** Who is left for another call. */
    por_avisar: z.number(),
    /** Of the named people, who is no longer left out or can do nothing about it. */
    sin_aviso: z.number(),
  }),
  errors: [],
  limit: MONEY,
  texts: { failed: 'No se pudo avisar', network: 'Error al avisar' },
});

/**
 * Writes down where a deleted account is paid what came back to it later; the next Wednesday's payouts send it there
 * (4 §A). `user_id` is its keylogin. Repeating it changes nothing; another CLABE than the one that is noted is refused
 * until a payout that went there has failed.
 */
export const payDeleted = call({
  path: '/admin/payouts/pay_deleted.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  fourEyes: 'cuenta_eliminada',
  input: z.object({
    user_id: f.keylogin,
    numero: paymentMethodFields.shape.numero,
    /** Whose the account at the bank is, as the bank's file names them. */
    titular: f.requiredText('Escribe el nombre del titular, como lo tiene su banco.', 120),
    motivo: f.requiredText('Escribe quién te dio la CLABE y cómo comprobaste que es suya.', 500),
  }),
  output: z.object({
    /** The Wednesday. */
    fecha: z.string(),
    monto: mxn,
    banco: z.string(),
  }),
  errors: [
    'account_not_found',
    'payout_account_active',
    'payout_nothing_owed',
    'payout_clabe_noted',
    'clabe_wrong_digit',
    'clabe_unknown_bank',
  ],
  limit: MONEY,
  texts: { failed: 'No se guardó la CLABE', network: 'Error al guardar la CLABE' },
});

const needsKey = 'Escribe la clave de rastreo de la transferencia.';

/** The tracking key of a SPEI transfer; pasted spaces are dropped. */
const trackingKey = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s/g, '') : value,
  ),
  z
    .string(needsKey)
    .check(
      z.regex(/^[A-Za-z0-9]*$/, 'La clave de rastreo solo tiene letras y números.'),
      z.maxLength(
        TRACKING_KEY_MAX,
        `La clave de rastreo tiene como máximo ${TRACKING_KEY_MAX} caracteres.`,
      ),
    ),
);

const requiredKey = z.pipe(trackingKey, z.string().check(z.minLength(1, needsKey)));

/** The version that the administrator saw; if it has changed, the call is refused. */
const version = z.optional(f.id);

/**
 * Changes a payout's state (decisions §5): enviado with the transfer's tracking key, pagado when the bank has
 * delivered it, fallido with the reason, which returns the money to the balance, and devuelto likewise when the bank
 * sends a delivered one back, which also holds the account (4 §A). Repeating it changes nothing.
 */
export const updatePayout = call({
  path: '/admin/payouts/update_payout.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  fourEyes: 'pagos',
  input: z
    .object({
      payout_id: f.id,
      estado: z.enum(['enviado', 'pagado', 'fallido', 'devuelto'], 'Elige el paso siguiente.'),
      clave_rastreo: z.optional(z.nullable(trackingKey)),
      /** The professional reads it. */
      motivo: z.optional(f.optionalText(200)),
      version,
    })
    .check(
      z.refine(({ estado, clave_rastreo }) => estado !== 'enviado' || Boolean(clave_rastreo), {
        message: needsKey,
        path: ['clave_rastreo'],
      }),
      z.refine(({ estado, motivo }) => estado !== 'fallido' || Boolean(motivo), {
        message: 'Escribe por qué falló: lo leerá el profesional.',
        path: ['motivo'],
      }),
      z.refine(({ estado, motivo }) => estado !== 'devuelto' || Boolean(motivo), {
        message: 'Escribe por qué lo devolvió el banco: lo leerá el profesional.',
        path: ['motivo'],
      }),
    ),
  output: z.object({ payout }),
  errors: ['payout_not_found', 'payout_changed', 'payout_wrong_state', 'payout_tracking_in_use'],
  limit: MONEY,
  texts: { failed: 'No se actualizó el pago', network: 'Error al actualizar el pago' },
});

/**
 * Changes the state of several payouts, each in its own transaction: those that fail are listed with their
 * reason, the others are changed. Repeating it changes nothing.
 */
export const updatePayouts = call({
  path: '/admin/payouts/update_payouts.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  fourEyes: 'pagos',
  input: z
    .object({
      estado: z.enum(['enviado', 'pagado'], 'Elige el paso siguiente.'),
      payouts: z
        .array(
          z.object({
            payout_id: f.id,
            clave_rastreo: z.optional(z.nullable(trackingKey)),
            version,
          }),
          'Elige los pagos.',
        )
        .check(
          z.minLength(1, 'Elige los pagos.'),
          z.maxLength(PAYOUTS_AT_ONCE, `Elige como máximo ${PAYOUTS_AT_ONCE} pagos.`),
          z.refine(
            (list) => new Set(list.map(({ payout_id }) => payout_id)).size === list.length,
            'Un pago está dos veces.',
          ),
        ),
    })
    .check(({ value: { estado, payouts }, issues }) => {
      for (const [index, { clave_rastreo }] of payouts.entries())
        if (estado === 'enviado' && !clave_rastreo)
          issues.push({
            code: 'custom',
            input: clave_rastreo,
            message: needsKey,
            path: ['payouts', index, 'clave_rastreo'],
          });
    }),
  output: z.object({
    hechos: z.array(payout),
    fallidos: z.array(z.object({ payout_id: z.number(), code: z.string(), mensaje: z.string() })),
  }),
  errors: [],
  limit: MONEY,
  texts: { failed: 'No se actualizaron los pagos', network: 'Error al actualizar los pagos' },
});

/** Corrects the tracking key of a payout that is on its way. Repeating it changes nothing. */
export const correctTrackingKey = call({
  path: '/admin/payouts/correct_tracking_key.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({ payout_id: f.id, clave_rastreo: requiredKey, version }),
  output: z.object({ payout }),
  errors: ['payout_not_found', 'payout_changed', 'payout_wrong_state', 'payout_tracking_in_use'],
  limit: MONEY,
  texts: { failed: 'No se corrigió la clave', network: 'Error al corregir la clave' },
});

/** What both answer besides the file. */
const file = {
  nombre: z.string(),
  pagos: z.number(),
  /** How many that wait to be sent are not in it, because a project of whom they pay is stopped. */
  detenidos: z.number(),
};

/** What both files for the bank have in common: their replies are the only ones with whole CLABEs. */
const exported = {
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({
    fecha: z.optional(f.optionalDate),
    /** Only payouts in this state, for example those still to be sent. */
    estado: z.optional(z.enum(PAYOUT_STATES)),
  }),
  errors: ['payout_batch_not_found', 'payouts_in_review'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together', inTurn: true },
  texts: { failed: 'No se descargaron los pagos', network: 'Error al descargar los pagos' },
} as const;

/**
 * A Wednesday's payouts as a CSV for the bank, by default the latest Wednesday. The browser saves `csv` as `nombre`.
 */
export const exportPayouts = call({
  path: '/admin/payouts/export.php',
  ...exported,
  output: z.object({ csv: z.string(), ...file }),
});

/** The same as an Excel file in base64, in which no spreadsheet takes a CLABE for a number (4 §A). */
export const exportPayoutsXlsx = call({
  path: '/admin/payouts/export_xlsx.php',
  ...exported,
  output: z.object({ xlsx: z.string(), ...file }),
});
