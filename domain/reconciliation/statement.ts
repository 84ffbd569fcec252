import { centavos, type Centavos, formatCentavos, ZERO } from '../money.ts';
import { amountOf, dayOf } from './statement-cells.ts';

/** A line of a bank's statement; one of the two amounts is zero. */
export interface StatementLine {
  /** `YYYY-MM-DD`. */
  readonly dia: string;
  /** What the bank says of it: concept, reference, tracking key. */
  readonly texto: string;
  readonly cargo: Centavos;
  readonly abono: Centavos;
}

/** A line of the file that cannot be read, by its number as an editor counts, and why. */
export interface WrongLine {
  readonly linea: number;
  readonly que: string;
}

type Statement =
  | { readonly lines: readonly StatementLine[] }
  | { readonly wrong: readonly WrongLine[] };

/** What banks of Mexico call their columns, without accents. */
const HEADINGS = {
  dia: /^(fecha|dia)\b/,
  cargo: /^(cargos?|retiros?|debitos?|egresos?)\b/,
  abono: /^(abonos?|depositos?|creditos?|ingresos?)\b/,
  monto: /^(monto|importe|cantidad)\b/,
  texto:
    /^(concepto|descripcion|referencia|detalle|movimiento|clave|rastreo|texto|beneficiario|nombre)\b/,
} as const;

type Column = keyof typeof HEADINGS;

interface Layout {
  readonly separator: string;
  /** The place in the file of the row of headings. */
  readonly at: number;
  readonly columns: readonly (Column | null)[];
}

const NO_HEADINGS =
  'No hay una fila de encabezados con la fecha y el cargo y abono, o el importe de cada movimiento.';

const NO_TEXT =
  'Este archivo no es un CSV, sino de otra clase, como Excel o PDF. Descarga de tu banco el estado de cuenta como CSV y súbelo.';

/** Whether a file has what no text has: an Excel file, a PDF or a picture read as one. */
const isNoText = (file: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000e-\u001f\ufffd]/.test(file) || file.startsWith('%PDF-');

/**
 * Reads a bank's statement as CSV (4 §B), in the layouts of Mexican banks: any of the usual separators, rows before the
 * headings, days as `dd/mm/aaaa` and otherwise, amounts with thousands, in two columns or in one with a sign. Nothing
 * is read of a file with a wrong line: each is answered by its number. `today` in Mexico City: a bank says nothing of later days.
 */
export function readStatement(file: string, today: string): Statement {
  if (isNoText(file)) return { wrong: [{ linea: 1, que: NO_TEXT }] };
  const rows = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const layout = layoutOf(rows);
  if (!layout) return { wrong: [{ linea: 1, que: NO_HEADINGS }] };
  const lines: StatementLine[] = [];
  const wrong: WrongLine[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= layout.at) continue;
    const read = readRow(cellsOf(row, layout.separator), layout, today);
    if (typeof read === 'string') wrong.push({ linea: index + 1, que: read });
    else if (read) lines.push(read);
  }
  if (wrong.length > 0) return { wrong };
  return lines.length > 0
    ? { lines }
    : { wrong: [{ linea: layout.at + 1, que: 'Debajo de los encabezados no hay movimientos.' }] };
}

/** A line, why it is none, or null for a row that says nothing. */
function readRow(
  cells: readonly string[],
  layout: Layout,
  today: string,
): StatementLine | string | null {
  const of = (column: Column) =>
    cells.filter((cell, place) => layout.columns[place] === column && cell !== '');
  const [day = ''] = of('dia');
  if (cells.every((cell) => cell === '')) return null;
  // What stands below the movements: «Saldo final», «Total de cargos».
  if (/^(saldo|total)\b/i.test(cells.find((cell) => cell !== '') ?? '')) return null;
  const dia = dayOf(day);
  if (dia === null) return day === '' ? 'Falta la fecha.' : `«${day}» no es una fecha.`;
  if (dia > today) return `«${day}» todavía no llega.`;
  const amounts = amountsOf(of);
  if (typeof amounts === 'string') return amounts;
  return { dia, texto: of('texto').join(' · '), ...amounts };
}

/** More than this is no amount of a platform's account; the ledger adds up centavos without loss far beyond it. */
const MOST = centavos(99_999_999_999);

function amountsOf(
  of: (column: Column) => readonly string[],
): Pick<StatementLine, 'cargo' | 'abono'> | string {
  const read = (column: Column): number | string => {
    const [text = ''] = of(column);
    const amount = amountOf(text);
    if (amount === null) return `«${text}» no es un monto.`;
    return Math.abs(amount) <= MOST ? amount : `«${text}» es más de ${formatCentavos(MOST)}.`;
  };
  const [cargo, abono, monto] = [read('cargo'), read('abono'), read('monto')];
  const failed = [cargo, abono, monto].find((part) => typeof part === 'string');
  if (typeof failed === 'string') return failed;
  const [out, into, net] = [cargo, abono, monto].map(Number) as [number, number, number];
  // Some banks write what leaves with a sign in its own column.
  const change = net + Math.abs(into) - Math.abs(out);
  if (out !== 0 && into !== 0) return 'Tiene un cargo y un abono a la vez.';
  if (change === 0) return 'No tiene cargo ni abono.';
  return change > 0
    ? { cargo: ZERO, abono: centavos(change) }
    : { cargo: centavos(-change), abono: ZERO };
}

function layoutOf(rows: readonly string[]): Layout | null {
  for (const [at, row] of rows.entries())
    for (const separator of [',', ';', '\t', '|']) {
      const columns = cellsOf(row, separator).map(columnOf);
      const has = (column: Column) => columns.includes(column);
      if (has('dia') && (has('monto') || (has('cargo') && has('abono'))))
        return { separator, at, columns: onlyFirst(columns) };
    }
  return null;
}

/** The day of the operation stands before that of its settlement; texts may be many. */
const onlyFirst = (columns: readonly (Column | null)[]): (Column | null)[] =>
  columns.map((column, place) =>
    column !== 'texto' && columns.indexOf(column) !== place ? null : column,
  );

function columnOf(heading: string): Column | null {
  const plain = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();
  const found = (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].test(plain));
  return found ?? null;
}

/** The cells of a row; a quoted one may have separators and doubled quotes. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let place = 0; place < row.length; place++) {
    const sign = row[place];
    if (sign === '"' && quoted && row[place + 1] === '"') {
      cell += '"';
      place++;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}
