import { openObjects } from './adapters/files/open.ts';
import { ConfigError, readConfig } from './config.ts';
import { openPool } from './db/pool.ts';
import { rotateKeys } from './features/files/index.ts';
import { openDatabase, prepareDatabase } from './start/database.ts';
import { listenForStop } from './start/stop-request.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run rotate-keys`: encrypts with the first of FILE_KEYS what another one encrypted. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const stopping = listenForStop(() => say('Deteniendo después de esta imagen…'));
  const database = await openDatabase(config);
  const { db } = openPool(database.url, { max: 1, onError: () => {} });
  try {
    await prepareDatabase(database.url);
    const services = { db, config, objects: openObjects(config) };
    const { rotated, unreadable, left } = await rotateKeys(services, stopping);
    say(`Imágenes cifradas de nuevo con la clave ${config.fileKeys[0].id}: ${rotated}`);
    for (const reason of unreadable) say(`- ${reason}`);
    say(left === 0 ? 'Ninguna necesita ya otra clave.' : `Todavía necesitan otra clave: ${left}`);
    return left === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
