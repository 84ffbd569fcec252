/** What the books say otherwise than the provider or the bank (4 §B). */
import * as z from 'zod/mini';
import { call, EVERYDAY, MONEY } from './call.ts';
import { BOOKS } from '#domain/reconciliation/difference.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn, zeroOrOne } from './view-parts.ts';

const admin = ['admin'] as const;
const libro = z.enum(BOOKS);

/** Differences named in an address at once. */
export const DIFFERENCES_NAMED = 50;

/** The differences that are there, the oldest first, 20 at a time, and when the books were last compared. */
export const getDifferences = call({
  path: '/admin/reconciliation/get_differences.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** Only those of these that are still there. */
    solo: z.optional(z.array(f.id).check(z.maxLength(DIFFERENCES_NAMED))),
    despues: z.optional(f.id),
  }),
  output: z.object({
    diferencias: z.array(
      z.object({
        id: z.number(),
        /** What the books are compared with. */
        libro,
        /** What differs, in a sentence with both amounts. */
        que: z.string(),
        /** What somebody does about it. */
        hacer: z.string(),
        /** The same amount where what differs is none, such as a signature. */
        libros: mxn,
        ellos: mxn,
        /** Our payment; null where it is about none of ours. */
        pago: z.nullable(z.number()),
        /** The line of the bank's statement that is nothing in the books; null where it is no line. */
        linea: z.nullable(z.number()),
        /** Whether it can be booked by hand (`adjust_difference.php`). */
        ajustable: z.boolean(),
        desde: instant,
        encontrada: instant,
      }),
    ),
    /** What the books were compared with so far: when last, and how many differences there are. */
    comparaciones: z.array(z.object({ libro, at: instant, diferencias: z.number() })),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvieron las diferencias',
    network: 'Error al cargar las diferencias',
  },
});

/**
 * Books what the provider moved and the books have nothing of, to «Diferencias por aclarar». It is gone with the next
 * comparison, which this asks for; who is second is told that it is booked.
 */
export const adjustDifference = call({
  path: '/admin/reconciliation/adjust_difference.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({
    difference_id: f.id,
    motivo: f.requiredText('Escribe qué es y cómo lo sabes.', 300),
  }),
  output: z.object({}),
  errors: ['difference_not_found', 'difference_not_adjustable', 'difference_adjusted'],
  limit: MONEY,
  texts: { failed: 'No se anotó el ajuste', network: 'Error al anotar el ajuste' },
});

/** Compares the books again, as happens every night; what is found stands in the list a little later. */
export const checkDifferences = call({
  path: '/admin/reconciliation/check.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se inició la revisión', network: 'Error al iniciar la revisión' },
});

/** Characters of a statement that one call takes; a longer one is divided by its days. */
export const STATEMENT_MOST = 200_000;

/** Imports a bank's statement as CSV, each line once. With a wrong line nothing of it is imported. */
export const importStatement = call({
  path: '/admin/reconciliation/import_statement.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({
    /** The file's name. */
    archivo: f.requiredText('Elige el archivo del estado de cuenta.', 200),
    texto: z
      .string('Elige el archivo del estado de cuenta.')
      .check(
        z.minLength(1, 'El archivo está vacío.'),
        z.maxLength(STATEMENT_MOST, 'El archivo es muy grande: divídelo por semanas.'),
      ),
  }),
  output: z.object({
    nuevas: z.number(),
    /** Lines that were imported before. */
    repetidas: z.number(),
    /** Lines that cannot be read, by their number in the file; the first 50, and how many more there are. */
    malas: z.array(z.object({ linea: z.number(), que: z.string() })),
    mas_malas: z.number(),
  }),
  errors: [],
  limit: MONEY,
  texts: {
    failed: 'No se importó el estado de cuenta',
    network: 'Error al importar el estado de cuenta',
  },
});

/** What was imported, the newest first, 10 at a time. */
export const getImports = call({
  path: '/admin/reconciliation/get_imports.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ antes: z.optional(f.id) }),
  output: z.object({
    importaciones: z.array(
      z.object({
        id: z.number(),
        archivo: z.string(),
        /** The first and the last day of its lines. */
        desde: z.string(),
        hasta: z.string(),
        createAt: instant,
        /** The name of who imported it. */
        por: z.string(),
        /** Its lines. */
        lineas: z.number(),
        /** Those that no other import names: they go with it, and what was said of so many of them. */
        propias: z.number(),
        explicadas: z.number(),
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo lo importado', network: 'Error al cargar lo importado' },
});

/**
 * Takes back what was imported by mistake, such as the statement of another account: its lines go, but for those that
 * another import names too. The books do not change, because a statement moves no money.
 */
export const undoImport = call({
  path: '/admin/reconciliation/undo_import.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({ import_id: f.id }),
  output: z.object({}),
  errors: ['bank_import_not_found'],
  limit: MONEY,
  texts: { failed: 'No se quitó lo importado', network: 'Error al quitar lo importado' },
});

/** The lines of the imported statements, the newest day first, 50 at a time; with `linea` that one, as long as it is imported. */
export const getBankLines = call({
  path: '/admin/reconciliation/get_bank_lines.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** Only lines that are nothing in the books, and that nobody explained. */
    solo_sin_explicar: z.optional(zeroOrOne),
    linea: z.optional(f.id),
    antes: z.optional(f.id),
  }),
  output: z.object({
    lineas: z.array(
      z.object({
        id: z.number(),
        dia: z.string(),
        texto: z.string(),
        cargo: mxn,
        abono: mxn,
        /** What it is in the books, in words; null where it is nothing. */
        que_es: z.nullable(z.string()),
        /** What somebody said that it is. */
        nota: z.nullable(z.string()),
      }),
    ),
    /** The stretches of days that were imported, both ends included; nothing is known of the days between. */
    importados: z.array(z.object({ desde: z.string(), hasta: z.string() })),
    /** Something was imported just now that the books are still being compared with. */
    comparando: z.boolean(),
    /**
     * What the books expected within these days and no line said when they were last compared: the oldest 20, and how
     * many there are, with the first page only. What leaves the bank is negative.
     */
    faltan: z.array(
      z.object({
        objeto: z.string(),
        que: z.string(),
        clave: z.string(),
        monto: mxn,
        dia: z.string(),
      }),
    ),
    faltan_en_total: z.number(),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvo el estado de cuenta',
    network: 'Error al cargar el estado de cuenta',
  },
});

/** Says what a line of the bank is that has nothing to do with the books. */
export const explainBankLine = call({
  path: '/admin/reconciliation/explain_bank_line.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({ line_id: f.id, nota: f.requiredText('Escribe qué es.', 300) }),
  output: z.object({}),
  errors: ['bank_line_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se guardó la nota', network: 'Error al guardar la nota' },
});

/**
 * Takes back what a line is, said by somebody or found in the books: it is nothing again, and may be something else in the
 * books, but never again what it was found to be.
 */
export const correctBankLine = call({
  path: '/admin/reconciliation/correct_bank_line.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({
    line_id: f.id,
    motivo: f.requiredText('Escribe por qué no era eso.', 300),
  }),
  output: z.object({}),
  errors: ['bank_line_not_explained'],
  limit: EVERYDAY,
  texts: { failed: 'No se corrigió la línea', network: 'Error al corregir la línea' },
});
