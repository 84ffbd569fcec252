import { readFile } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import { scanDeleted } from './features/privacy/index.ts';
import { runCommand } from './start/command.ts';
import { deletionOptions } from './start/deletion-options.ts';
import { complain, say } from './start/say.ts';

/**
 * `npm run deletion:verify -- KEYLOGIN|all`: proves that nothing is left of a deleted account but what is kept, and with
 * `--texts FILE` that nothing names somebody any more. Exits with 1 where something does.
 */
const asked = deletionOptions(process.argv.slice(2));
if (typeof asked === 'string') {
  complain(asked);
  process.exitCode = 2;
} else
  await runCommand(async ({ db }) => {
    const { keylogin } = asked;
    const deleted = await db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('deleted_at', 'is not', null)
      .$if(keylogin !== null, (query) => query.where('keylogin', '=', keylogin ?? ''))
      .executeTakeFirstOrThrow();
    if (keylogin !== null && deleted.count === 0)
      throw new ConfigError(`No hay ninguna cuenta eliminada con la clave ${keylogin}.`);
    const { left, unexplained, kept } = await scanDeleted(
      db,
      keylogin,
      asked.texts === null ? [] : await textsIn(asked.texts),
    );
    for (const { place, rows, why } of kept)
      say(`Se conserva: ${place} (${rowsText(rows)}): ${why}`);
    for (const one of left)
      complain(`Queda de ${one.keylogin}: ${one.place} (${rowsText(one.rows)})`);
    for (const { place, rows } of unexplained)
      complain(`Sin razón para estar ahí: ${place} (${rowsText(rows)})`);
    const whole = left.length + unexplained.length === 0;
    say(
      `Cuentas eliminadas revisadas: ${deleted.count}. ${whole ? 'No queda más de lo que se conserva.' : 'Queda más de lo que se conserva.'}`,
    );
    return whole ? 0 : 1;
  });

// A function declaration, because the command above runs before what follows is made.
function rowsText(rows: number): string {
  return rows === 1 ? '1 fila' : `${rows} filas`;
}

/** The texts are not shown again: more people read a terminal than may know them. */
async function textsIn(file: string): Promise<string[]> {
  const texts = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  // Shorter ones are parts of everything.
  const long = texts.filter((text) => text.length >= 4);
  if (long.length === 0)
    throw new ConfigError(`En ${file} no hay textos de cuatro letras o más, uno por línea.`);
  return long;
}
