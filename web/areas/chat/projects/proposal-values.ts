import { precio as sendablePrice } from '#contract/amount-fields.ts';
import { fieldsToPublish, proposalFields } from '#contract/projects.ts';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { Proposal } from '#contract/views.ts';
import { linesText } from '#domain/projects/lines.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';
import { pesos } from '#web/ui/money.tsx';

/** A line of the price as typed. */
export interface LineValues {
  concepto: string;
  monto: string;
}

/** Values of the proposal form. */
export interface ProposalValues extends Record<string, unknown> {
  titulo: string;
  descripcion: string;
  /** As typed; with lines it is their sum instead. */
  precio: string;
  conceptos: LineValues[];
  start: string;
  end: string;
  hora: string;
  /** Minutes, or '' for no answer. */
  duracion: string;
  /** One per line of text. */
  incluye: string;
  no_incluye: string;
}

export const EMPTY_LINE: LineValues = { concepto: '', monto: '' };

const EMPTY: ProposalValues = {
  titulo: '',
  descripcion: '',
  precio: '',
  conceptos: [],
  start: '',
  end: '',
  hora: '',
  duracion: '',
  incluye: '',
  no_incluye: '',
};

export const valuesOf = (proposal: Proposal): ProposalValues => ({
  titulo: proposal.titulo,
  // What the lines say was not typed.
  descripcion: proposal.descripcion === linesText(proposal.conceptos) ? '' : proposal.descripcion,
  precio: proposal.precio === null ? '' : writeAmount(proposal.precio),
  conceptos: proposal.conceptos.map(({ concepto, monto }) => ({
    concepto,
    monto: writeAmount(monto),
  })),
  start: proposal.start ?? '',
  end: proposal.end ?? '',
  hora: proposal.hora ?? '',
  duracion: proposal.duracion === null ? '' : String(proposal.duracion),
  incluye: proposal.incluye.join('\n'),
  no_incluye: proposal.no_incluye.join('\n'),
});

/** A new proposal: empty, or with what a request says already. `today` is `YYYY-MM-DD`. */
export function newValues(request: ReceivedRequest | null, today: string): ProposalValues {
  if (!request) return EMPTY;
  const { datos, precotizacion } = request;
  // «Esta semana» is no day yet; «hoy» says from when.
  const day = datos.fecha >= today && (datos.cuando === '' || datos.cuando === 'hoy');
  return {
    ...EMPTY,
    titulo: requestTitle(datos).slice(0, 120),
    conceptos: [
      {
        // What is looked at first is named by who looks at it.
        concepto: datos.opt === OTHER ? '' : (workOf(datos) || datos.categoria).slice(0, 120),
        monto: precotizacion === null ? '' : writeAmount(Math.round(precotizacion)),
      },
    ],
    start: day ? datos.fecha : '',
    hora: day ? datos.hora : '',
  };
}

const isEmpty = ({ concepto, monto }: LineValues): boolean =>
  concepto.trim() === '' && monto.trim() === '';

const textsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The price in MXN: of the lines their sum; null while something is missing or not understood. */
export function priceOf({ conceptos, precio }: ProposalValues): number | null {
  const lines = conceptos.filter((line) => !isEmpty(line));
  if (lines.length === 0) return readAmount(precio);
  const amounts = lines.map(({ monto }) => readAmount(monto));
  return amounts.every((amount) => amount !== null)
    ? amounts.reduce((sum, amount) => sum + amount, 0)
    : null;
}

/** « por $900.00», as the button names what it sends; '' of a price that the server would refuse. */
export function priceNamed(values: ProposalValues): string {
  const price = priceOf(values);
  return price !== null && sendablePrice.safeParse(price).success ? ` por ${pesos(price)}` : '';
}

/** What is sent: amounts as numbers, lists without what is empty, null for a price that is missing. */
export function inputOf(values: ProposalValues) {
  const conceptos = values.conceptos
    .filter((line) => !isEmpty(line))
    .map(({ concepto, monto }) => ({
      concepto: concepto.trim(),
      // Text that is no amount is refused at its field.
      monto: readAmount(monto) ?? (monto as unknown as number),
    }));
  return {
    ...values,
    conceptos,
    precio: priceOf(values),
    descripcion: values.descripcion.trim() || linesText(conceptos),
    incluye: textsOf(values.incluye),
    no_incluye: textsOf(values.no_incluye),
  };
}

/** What the form offers while it is typed, as a proposal shows it; amounts that are not understood count as 0. */
export function offeredBy(values: ProposalValues) {
  const { conceptos, start, end, hora, duracion, ...input } = inputOf(values);
  return {
    ...input,
    conceptos: conceptos.map(({ concepto, monto }) => ({
      concepto,
      monto: Number.isInteger(monto) ? monto : 0,
    })),
    titulo: values.titulo.trim(),
    start: start || null,
    end: end || null,
    hora: hora || null,
    duracion: duracion === '' ? null : Number(duracion),
  };
}

/** Validates a proposal to be sent to the client on `today`, `YYYY-MM-DD`. */
export const checkComplete = (values: ProposalValues, today: string): ParseResult =>
  placed(values, fieldsToPublish(today).safeParse(inputOf(values)));

/** Validates a proposal to be saved unsent: fields may be empty, but not invalid. */
export function checkUnsent(values: ProposalValues): ParseResult {
  const input: Record<string, unknown> = inputOf(values);
  const { success, error } = placed(values, proposalFields.safeParse(input));
  if (success) return { success };
  const issues = (error?.issues ?? []).filter(({ path }) => {
    const typed = path[0] === 'precio' ? values.precio : input[String(path[0])];
    return typed !== '';
  });
  return { success: issues.length === 0, error: { issues } };
}

/** The issues at the form's own fields: rows that are empty count there, and a list of texts is one field. */
function placed(values: ProposalValues, { success, error }: ParseResult): ParseResult {
  if (success) return { success };
  const rows = values.conceptos.flatMap((line, index) => (isEmpty(line) ? [] : [index]));
  // The lines describe the work: what is wrong stands at them.
  const described = values.conceptos.length > 0 && values.descripcion.trim() === '';
  const own = (error?.issues ?? []).filter(({ path }) => !described || path[0] !== 'descripcion');
  const issues = own.map(({ path, message }) => {
    const [field = '', at, ...rest] = path;
    if (typeof at !== 'number') return { path, message };
    if (field === 'conceptos') return { path: [field, rows[at] ?? at, ...rest], message };
    return { path: [field], message: `Renglón ${at + 1}: ${message}` };
  });
  return { success, error: { issues } };
}

/** The unsaved input of this browser; null when there is none or it is of another version. */
export function readDraft(stored: string, version: number): ProposalValues | null {
  try {
    const known = JSON.parse(stored) as { version: number; values: ProposalValues };
    if (known.version !== version) return null;
    // An older release stored a number, and no lines.
    return { ...EMPTY, ...known.values, precio: String(known.values.precio ?? '') };
  } catch {
    return null;
  }
}
