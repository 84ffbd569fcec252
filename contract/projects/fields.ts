/** What a proposal says, as its form and the server check it (1 §5, 4 §G). */
import * as z from 'zod/mini';
import { formatCentavos, fromMxn } from '#domain/money.ts';
import { DURATION_LEAST, DURATION_MOST } from '#domain/projects/hours.ts';
import { LINES_MOST, linesTotal } from '#domain/projects/lines.ts';
import { dayPassed } from '#domain/projects/state.ts';
import * as amounts from '../amount-fields.ts';
import * as f from '../fields.ts';

/** The message when the end date is before the start date (1 §5). */
export const END_BEFORE_START = 'El término no puede ser antes del inicio.';
/** The message when the work would begin, or only end, before today. */
export const DAY_PASSED = 'Ese día ya pasó. Elige otro.';
/** The message when an hour belongs to no day. */
export const DAY_OF_HOUR = 'Elige también el día.';

const LINES_TOO_MANY = `Usa como máximo ${LINES_MOST} conceptos.`;
const TEXTS_TOO_MANY = `Usa como máximo ${LINES_MOST} renglones.`;
const TEXT_MAX = 120;

/** A line of a price: what it is for, and how many whole pesos it costs. */
const line = z.object({
  concepto: f.requiredText('Escribe el concepto.', TEXT_MAX),
  monto: amounts.wholePesos,
});

const lines = z.array(line).check(z.maxLength(LINES_MOST, LINES_TOO_MANY));
const texts = z
  .array(f.requiredText('Escribe texto o quita el renglón.', TEXT_MAX))
  .check(z.maxLength(LINES_MOST, TEXTS_TOO_MANY));

/** Minutes from a number, digits, or nothing. */
const duration = f.sentAs(
  z.nullable(z.union([z.number(), z.string()])),
  z.pipe(
    z.transform((value: unknown) =>
      value === '' || value === undefined ? null : f.wholeNumber(value),
    ),
    z.nullable(
      z
        .int('Elige cuánto dura.')
        .check(
          z.gte(DURATION_LEAST, `Lo mínimo son ${DURATION_LEAST} minutos.`),
          z.lte(DURATION_MOST, 'Lo máximo son 24 horas. Para más días, elige el término.'),
        ),
    ),
  ),
);

/** What a proposal may say besides the specified fields (4 §G); what is missing stays as it is. */
const termsFields = {
  conceptos: z.optional(lines),
  incluye: z.optional(texts),
  no_incluye: z.optional(texts),
  hora: z.optional(f.optionalTime),
  duracion: z.optional(duration),
};

interface Priced {
  precio?: number | null | undefined;
  conceptos?: readonly { monto: number }[] | undefined;
}

/** Lines are the price: they add up to it, and their sum keeps to its limits (4 §G). */
export const linesArePrice = z.check<Priced>(({ value, issues }) => {
  const { precio, conceptos = [] } = value;
  if (conceptos.length === 0) return;
  const total = linesTotal(conceptos.map(({ monto }) => ({ monto: fromMxn(monto) })));
  const report = (field: keyof Priced, message: string) =>
    issues.push({ code: 'custom', message, input: value, path: [field] });
  if (precio !== undefined && precio !== null && fromMxn(precio) !== total)
    report('precio', `Los conceptos suman ${formatCentavos(total)}: el precio es esa suma.`);
  const { error } = amounts.precio.safeParse(total / 100);
  if (error) report('conceptos', error.issues[0]?.message ?? amounts.PRICE_NEEDED);
});

/** The fields required to publish a proposal (1 §5), shared by the form and the server. */
export const proposalFields = z
  .object({
    titulo: f.requiredText('Escribe un título.', 120),
    descripcion: f.requiredText('Describe lo que incluye el trabajo.', 4000),
    precio: amounts.precio,
    start: z.optional(f.optionalDate),
    end: z.optional(f.optionalDate),
    ...termsFields,
  })
  .check(
    z.refine(({ start, end }) => !start || !end || start <= end, {
      message: END_BEFORE_START,
      path: ['end'],
    }),
    z.refine(({ start, hora }) => !hora || Boolean(start), {
      message: DAY_OF_HOUR,
      path: ['start'],
    }),
    linesArePrice,
  );

/** The fields required to publish a proposal on `today`, `YYYY-MM-DD` in Mexico City, shared by the form and the server. */
export const fieldsToPublish = (today: string) =>
  proposalFields.check(({ value, issues }) => {
    const field = dayPassed({ start: value.start ?? null, end: value.end ?? null }, today);
    if (field) issues.push({ code: 'custom', message: DAY_PASSED, input: value, path: [field] });
  });

/** Before publication every field is optional, but a given one must be valid. */
export const draftFields = {
  titulo: z.optional(f.optionalText(120)),
  descripcion: z.optional(f.optionalText(4000)),
  precio: z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(amounts.precio),
    ),
  ),
  start: z.optional(f.optionalDate),
  end: z.optional(f.optionalDate),
  ...termsFields,
};
