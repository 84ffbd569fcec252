/** What an accountant reads of the books (4 §B): what came in and what it cost, what is owed, the trial balance, months. */
import * as z from 'zod/mini';
import {
  ACCOUNTS,
  type AccountKind,
  MOVEMENTS,
  type MovementKind,
} from '#domain/ledger/accounts.ts';
import { AGE_DAYS, OWED_KINDS } from '#domain/ledger/owed.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn, named } from './view-parts.ts';

const admin = ['admin'] as const;
const texts = {
  failed: 'No se obtuvo la contabilidad',
  network: 'Error al cargar la contabilidad',
};

const accountKind = z.enum(Object.keys(ACCOUNTS) as [AccountKind, ...AccountKind[]]);
const movementKind = z.enum(Object.keys(MOVEMENTS) as [MovementKind, ...MovementKind[]]);

/** A calendar day of Mexico City. */
const day = f.optionalDate.check(
  z.refine((value) => value !== null && value >= '2020-01-01' && value <= '2100-12-31', {
    error: 'Elige una fecha entre 2020 y 2100.',
    abort: true,
  }),
);

/** A range of days, both ends included, with what else is asked. */
const range = <Shape extends z.core.$ZodShape>(more: Shape) =>
  z.object({ desde: day, hasta: day, ...more }).check(
    z.refine(
      (asked: unknown) => {
        const { desde, hasta } = asked as { desde: string; hasta: string };
        return desde <= hasta;
      },
      { message: 'La fecha final no puede ser anterior a la inicial.', path: ['hasta'] },
    ),
  );

/** The rows of a report: days, weeks that begin on Monday, or months. */
export const PERIODS = ['dia', 'semana', 'mes'] as const;
export type Period = (typeof PERIODS)[number];

const sums = {
  /** Card payments that arrived. */
  cobrado: mxn,
  comision: mxn,
  membresias: mxn,
  /** What the provider took for its work, what chargebacks cost, and what the platform lost: all as positive amounts. */
  costo: mxn,
  contracargos: mxn,
  perdidas: mxn,
  /** Fees and memberships less these three. */
  neto: mxn,
  /** The tax on the provider's costs, which can be credited and so is no part of them. */
  iva: mxn,
};

/** Income and costs of the days of a range, both ends included. */
export const getIncome = call({
  path: '/admin/ledger/get_income.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: range({ por: z.enum(PERIODS) }),
  output: z.object({
    /** Each with its first and last day; those without any movement too. */
    periodos: z.array(z.object({ desde: z.string(), hasta: z.string(), ...sums })),
    totales: z.object(sums),
  }),
  errors: ['range_too_long'],
  limit: EVERYDAY,
  texts,
});

const balanceRow = z.object({
  cuenta: accountKind,
  nombre: z.string(),
  grupo: z.enum(['dinero', 'de_otros', 'ingreso', 'gasto', 'por_cobrar']),
  /** Balance before the first day; debits add, credits take off. */
  antes: mxn,
  cargos: mxn,
  abonos: mxn,
  saldo: mxn,
});
export type BalanceRow = z.infer<typeof balanceRow>;

/** The trial balance at the end of a day, with the movements since the first one. */
export const getBalance = call({
  path: '/admin/ledger/get_balance.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: range({}),
  output: z.object({ cuentas: z.array(balanceRow) }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

const owedKind = z.enum(OWED_KINDS);

/** What is owed now, by how long it has been: to clients, professionals and cards, and what professionals owe. */
export const getOwed = call({
  path: '/admin/ledger/get_owed.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    renglones: z.array(
      z.object({
        que: owedKind,
        /** How many, how much in all, and by age: up to 7, 30, 60, 75 days, and more. */
        cuantos: z.number(),
        total: mxn,
        edades: z.array(mxn),
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** One kind of what is owed, row by row, the oldest first. */
export const getOwedRows = call({
  path: '/admin/ledger/get_owed_rows.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    que: owedKind,
    /** Only what is of this age: its place in `edades`. */
    edad: z.optional(z.int().check(z.minimum(0), z.maximum(AGE_DAYS.length))),
    saltar: z.optional(f.id),
  }),
  output: z.object({
    renglones: z.array(
      z.object({
        monto: mxn,
        desde: instant,
        /** The project; null where there is none. */
        proyecto: z.nullable(z.object({ id: z.number(), titulo: z.string() })),
        /** Who it belongs to, or who owes it. */
        persona: z.nullable(named),
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** The movements behind a number, the newest first, 50 at a time. */
export const getMovements = call({
  path: '/admin/ledger/get_movements.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: range({
    cuenta: z.optional(accountKind),
    /** Only what debits, or credits, the account. */
    lado: z.optional(z.enum(['cargo', 'abono'])),
    /** Only these kinds of movement. */
    tipos: z.optional(z.array(movementKind)),
    /** Only what is of this payout of the provider's to the bank, on whatever day. */
    deposito: z.optional(f.optionalText(100)),
    despues: z.optional(f.id),
  }),
  output: z.object({
    /** What all of them add up to in the account; null without one. */
    suma: z.nullable(z.object({ cargos: mxn, abonos: mxn })),
    movimientos: z.array(
      z.object({
        id: z.number(),
        tipo: movementKind,
        nombre: z.string(),
        createAt: instant,
        /** When the provider moved it, where it was booked on a later day; else null. */
        ocurrio_at: z.nullable(instant),
        proyecto: z.nullable(z.object({ id: z.number(), titulo: z.string() })),
        /** The client's payment that the provider moved it for; null without one. */
        pago: z.nullable(z.number()),
        /** Who booked it by hand, and why; null for others. */
        motivo: z.nullable(z.string()),
        asientos: z.array(
          z.object({
            cuenta: accountKind,
            nombre: z.string(),
            /** Whose it is, where it is somebody's. */
            persona: z.nullable(z.string()),
            cargo: mxn,
            abono: mxn,
          }),
        ),
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Everything of a range as an Excel file: income and costs, balance, what is owed, and the journal. */
export const exportBooks = call({
  path: '/admin/ledger/export_books.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: range({ por: z.enum(PERIODS) }),
  output: z.object({
    nombre: z.string(),
    /** The file's bytes in base64. */
    xlsx: z.string(),
    movimientos: z.number(),
  }),
  errors: ['range_too_long', 'journal_too_long'],
  limit: { ...MONEY, inTurn: true },
  texts: { failed: 'No se pudo descargar la contabilidad', network: 'Error al descargar' },
});

const month = z
  .string('Elige un mes.')
  .check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'Elige un mes.'));

/** The closed months, the newest first, and which can be closed next: the oldest that is over. */
export const getMonths = call({
  path: '/admin/ledger/get_months.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    meses: z.array(
      z.object({
        /** «2026-10». */
        mes: z.string(),
        autor: z.string(),
        cerrado_at: instant,
        movimientos: z.number(),
        firma: z.string(),
      }),
    ),
    por_cerrar: z.nullable(z.string()),
    /** Differences that began by the end of that month and are still there; 0 without a month to close. */
    diferencias: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** Closes a month for ever: signs the balance at its end and a digest of its entries. */
export const closeMonth = call({
  path: '/admin/ledger/close_month.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({ mes: month }),
  output: z.object({}),
  errors: ['month_closed', 'month_not_next', 'month_busy'],
  limit: MONEY,
  texts: { failed: 'No se cerró el mes', network: 'Error al cerrar el mes' },
});

/** Compares a closed month with its entries as they are now; what differs is named, and nothing means that it agrees. */
export const compareMonth = call({
  path: '/admin/ledger/compare_month.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ mes: month }),
  output: z.object({ diferencias: z.array(z.string()) }),
  errors: ['month_not_closed'],
  limit: MONEY,
  texts: { failed: 'No se comparó el mes', network: 'Error al comparar el mes' },
});
