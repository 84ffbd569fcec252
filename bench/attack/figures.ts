import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../docs/reliability.md');

/** Puts the figures of a run into the document, in place of those of the run before. */
export function writeFigures(name: string, table: string): void {
  const [begin, end] = [`<!-- ${name}: written by the command -->`, `<!-- /${name} -->`];
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before === -1 || after === -1) throw new Error(`${FILE} has no place for ${name}`);
  const day = new Date().toISOString().slice(0, 10);
  const run = `${day}, Node ${process.version}, ${availableParallelism()} cores, the attackers on the same machine:`;
  const figures = `${begin}\n\n${run}\n\n\`\`\`text\n${table}\n\`\`\`\n\n`;
  writeFileSync(FILE, text.slice(0, before) + figures + text.slice(after));
}
