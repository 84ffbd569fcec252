import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { BadLine, type Format, FORMATS, type Row } from './formats.ts';
import { linesOf } from './lines.ts';

/** Ends the import with a sentence; nothing was changed. */
export class Refused extends Error {}

export interface Reading {
  file: string;
  format: Format;
  rows: number;
  /** The first errors as «line: reason», and how many there are. */
  unread: string[];
  unreadCount: number;
}

/** The header must be within these lines: SEPOMEX puts a notice before it. */
const HEADER_WITHIN = 10;
const SHOWN = 10;
/** A larger share of unreadable lines means another format or a broken download. */
const TOLERATED = 0.01;
const ALWAYS_TOLERATED = 5;

/** Reads a catalogue of either publisher line by line and passes each row to `take`. */
export async function readCatalogue(
  file: string,
  take: (row: Row) => Promise<void> | void,
): Promise<Reading> {
  const name = path.basename(file);
  const reading: Partial<Reading> & Omit<Reading, 'format'> = {
    file: name,
    rows: 0,
    unread: [],
    unreadCount: 0,
  };
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new Refused(`No se pudo leer ${file}: ${error.code}.`);
  });
  let columns: readonly string[] = [];
  let at = 0;
  for await (const line of linesOf(file)) {
    at += 1;
    if (line.trim() === '') continue;
    const { format } = reading;
    if (!format) {
      const found = headerIn(line);
      if (found) ({ format: reading.format, columns } = found);
      else if (at >= HEADER_WITHIN) break;
      continue;
    }
    try {
      await take(readLine(format, columns, line));
      reading.rows += 1;
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      reading.unreadCount += 1;
      if (reading.unread.length < SHOWN) reading.unread.push(`${at}: ${error.message}`);
    }
  }
  const { format, rows, unreadCount, unread } = reading;
  if (!format)
    throw new Refused(`${name}: no es un catálogo de INEGI (AGEEML) ni de SEPOMEX (CPdescarga).`);
  if (rows === 0 || unreadCount > Math.max(ALWAYS_TOLERATED, rows * TOLERATED))
    throw new Refused(
      [`${name}: se leyeron ${rows} líneas y ${unreadCount} no se pudieron leer.`, ...unread].join(
        '\n  ',
      ),
    );
  return { ...reading, format };
}

function headerIn(line: string): { format: Format; columns: string[] } | undefined {
  for (const format of FORMATS) {
    const columns = format.split(line).map((column) => column.trim().toLowerCase());
    if (format.columns.every((column) => columns.includes(column))) return { format, columns };
  }
  return undefined;
}

function readLine(format: Format, columns: readonly string[], line: string): Row {
  const cells = format.split(line);
  if (cells.length !== columns.length)
    throw new BadLine(`tiene ${cells.length} campos en lugar de ${columns.length}`);
  return format.read(
    (column) => cells[columns.indexOf(column)]?.trim().replaceAll(/\s+/g, ' ') ?? '',
  );
}
