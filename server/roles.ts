import { randomBytes } from 'node:crypto';
import { ConfigError, readConfig } from './config.ts';
import { APPLICATION, asRole, kindCounts, makeRoles, READER } from './db/roles.ts';
import { mayMigrate, openDatabase, prepareDatabase } from './start/database.ts';
import { complain, say } from './start/say.ts';

const USAGE = `Uso: DATABASE_OWNER_URL=postgres://… npm run roles
Crea los roles ${APPLICATION} y ${READER}, migra la base de datos y le da a cada rol lo suyo. Se puede repetir. Las contraseñas
son las de APP_PASSWORD y READER_PASSWORD; sin ellas, un rol nuevo recibe una que se muestra una sola vez.`;

/** `npm run roles`: who may do what in the database (4 §I). */
async function main(): Promise<void> {
  if (process.argv.length > 2) throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  const { databaseUrl, databaseOwnerUrl } = config;
  // The application's own address may not work yet.
  const owner = { ...config, databaseUrl: databaseOwnerUrl ?? databaseUrl, databaseOwnerUrl: null };
  const database = await openDatabase(owner);
  try {
    const { ownerUrl } = database;
    if (!(await mayMigrate(ownerUrl)))
      throw new ConfigError(
        'Quien se conecta no es dueño de la base de datos: pon en DATABASE_OWNER_URL la dirección de su dueño.',
      );
    // The embedded one asks for no password but its own.
    const given = owner.databaseUrl ? await withPasswords(ownerUrl) : [];
    await prepareDatabase(ownerUrl, config);
    report(ownerUrl, given, !owner.databaseUrl);
  } finally {
    await database.stop();
  }
}

interface Given {
  readonly role: string;
  readonly password: string;
}

/** Makes the roles; answers the passwords that nobody knows yet. */
async function withPasswords(ownerUrl: string): Promise<Given[]> {
  const { APP_PASSWORD, READER_PASSWORD } = process.env;
  const chosen = { application: APP_PASSWORD || null, reader: READER_PASSWORD || null };
  try {
    const made = await makeRoles(ownerUrl, chosen);
    const added = (role: string, known: string | null) =>
      made.includes(role) && known === null ? randomBytes(24).toString('base64url') : null;
    const fresh = {
      application: added(APPLICATION, chosen.application),
      reader: added(READER, chosen.reader),
    };
    await makeRoles(ownerUrl, fresh);
    return [
      { role: APPLICATION, password: fresh.application },
      { role: READER, password: fresh.reader },
    ].filter((one): one is Given => one.password !== null);
  } catch (error) {
    if ((error as { code?: unknown }).code === '42501')
      throw new ConfigError(
        `El dueño de la base de datos no puede crear roles: dale CREATEROLE, o que quien administra PostgreSQL ejecute «create role ${APPLICATION} login password '…'; create role ${READER} login password '…'», y repite npm run roles sin contraseñas.`,
      );
    throw error;
  }
}

function report(ownerUrl: string, given: readonly Given[], embedded: boolean): void {
  const { working, evidence, secret } = kindCounts();
  say(
    `${APPLICATION}: escribe en ${working + secret} tablas y en la cola de trabajos; en ${evidence} de evidencia solo agrega.`,
  );
  say(`${READER}: lee ${working + evidence} tablas; no ve ${secret} con secretos ni la cola.`);
  for (const { role, password } of given)
    say(`Contraseña de ${role}, que no se vuelve a mostrar: ${password}`);
  if (embedded) return;
  const address = new URL(asRole(ownerUrl, APPLICATION));
  say(
    `\nLa aplicación inicia con DATABASE_URL=postgres://${APPLICATION}:CONTRASEÑA@${address.host}${address.pathname}`,
  );
}

try {
  await main();
} catch (error) {
  complain(error instanceof ConfigError ? error.message : String(error));
  process.exitCode = 1;
}
