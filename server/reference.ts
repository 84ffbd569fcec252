import { ConfigError, readConfig } from './config.ts';
import { importCatalogues, type Report } from './db/reference/official/import.ts';
import { Refused } from './db/reference/official/read.ts';
import { openDatabase, prepareDatabase } from './start/database.ts';
import { complain, say } from './start/say.ts';

const USAGE = `Uso: npm run reference -- ARCHIVO…
Importa los catálogos oficiales: los csv de INEGI (AGEEML: entidades, municipios o localidades) y
CPdescarga.txt de SEPOMEX, como se publican. Reconoce cada archivo por su contenido.`;

/** `npm run reference -- FILE…`: imports official municipalities and postal codes (decisions §3). */
async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) throw new Refused(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database.ownerUrl, config);
    printReport(await importCatalogues(database.ownerUrl, files));
  } finally {
    await database.stop();
  }
}

const SHOWN = 20;

function printReport({ readings, municipalities, codes, cities, unmatched, states }: Report): void {
  for (const { file, format, rows, unread, unreadCount } of readings) {
    say(`${file}: ${format.name}, ${rows} líneas leídas, ${unreadCount} sin leer`);
    for (const line of unread) say(`  línea ${line}`);
  }
  for (const [what, { added, changed, gone }] of [
    ['Municipios', municipalities],
    ['Colonias', codes],
  ] as const)
    say(`${what}: ${added} nuevos, ${changed} cambiados, ${gone} quitados`);
  list('Ciudades agregadas', cities);
  list('Municipios sin ciudad en la lista', unmatched);
  list('Estados con otro nombre', states);
}

function list(title: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const more = names.length > SHOWN ? ` y ${names.length - SHOWN} más` : '';
  say(`${title} (${names.length}): ${names.slice(0, SHOWN).join(', ')}${more}`);
}

try {
  await main();
} catch (error) {
  const expected = error instanceof Refused || error instanceof ConfigError;
  complain(expected ? error.message : String(error));
  process.exitCode = 1;
}
