// Runs in a thread of its own, which ends with the file.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import writeXlsx, { type SheetData } from 'write-excel-file/node';
import type { Sheet, XlsxCell } from './xlsx.ts';

// On Linux a thread can have a lower priority of its own: requests go before files.
if (process.platform === 'linux') setPriority(10);

// «@» is Excel's format of text: a number that is corrected there stays text, too.
function cellOf(value: XlsxCell) {
  if (typeof value === 'string') return { value, type: String, format: '@' };
  if (typeof value === 'number') return { value, type: Number, format: '#,##0.00' };
  if ('count' in value) return { value: value.count, type: Number, format: '0' };
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
}

const file = await writeXlsx(
  (workerData as readonly Sheet[]).map(({ name, head, rows }) => {
    const data: SheetData = [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((cells) => cells.map(cellOf)),
    ];
    return { data, sheet: name, columns: head.map(() => ({ width: 22 })) };
  }),
).toBuffer();
parentPort?.postMessage(file);
