import { openObjects } from './adapters/files/open.ts';
import { rotateKeys } from './features/files/index.ts';
import { rotateSealedAt } from './db/sealed/index.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import { runCommand } from './start/command.ts';
import { say } from './start/say.ts';
import { prepareDatabase } from './start/database.ts';
import { listenForStop } from './start/stop-request.ts';

/** `npm run rotate-keys`: encrypts everything with the first of FILE_KEYS, and of SECRET_KEY. */
await runCommand(async ({ config, db, ownerUrl }) => {
  await prepareDatabase(ownerUrl, config);
  const values = await rotateSealedAt(ownerUrl, config);
  say(
    `Teléfonos y CLABEs cifrados de nuevo con la clave ${config.fileKeys[0].id}: ${values.rotated}`,
  );
  for (const reason of values.unreadable) say(`- No se pudo leer: ${reason}`);
  const stopping = listenForStop(() => say('Deteniendo después de esta imagen…'));
  const services = { db, config, objects: openObjects(config) };
  const secrets = await rotateSecrets(db, config.secretKeys);
  say(`Textos cifrados de nuevo con la primera SECRET_KEY: ${secrets.rotated}`);
  if (secrets.unreadable > 0) say(`Textos que ninguna SECRET_KEY lee: ${secrets.unreadable}`);
  const { rotated, unreadable, left } = await rotateKeys(services, stopping);
  say(`Imágenes cifradas de nuevo con la clave ${config.fileKeys[0].id}: ${rotated}`);
  for (const reason of unreadable) say(`- No se pudo leer: ${reason}`);
  const others = left + values.left;
  say(others === 0 ? 'Nada necesita ya otra clave.' : `Todavía necesitan otra clave: ${others}`);
  return others === 0 ? 0 : 1;
});
