import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { camposOf } from './calls/dispatch.ts';
import { Failure } from './calls/failure.ts';
import { ConfigError, readConfig } from './config.ts';
import { failureOfConstraint } from './calls/constraints.ts';
import { openPool } from './db/pool.ts';
import { openPasswords } from './features/accounts/index.ts';
import {
  administratorFields,
  createAdministrator,
} from './features/accounts/team/create-administrator.ts';
import { openDatabase, prepareDatabase } from './start/database.ts';
import { complain, say } from './start/say.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const USAGE = `Uso: npm run admin -- create CORREO [--nombre NOMBRE] [--apellidos APELLIDOS] [--phone TELÉFONO] [--permisos PERMISOS]
PERMISOS: dueño (todo), o varios con comas de finanzas, soporte, moderación y lectura; sin ellos, dueño.
Lo demás que falte se pregunta. Sin terminal, la contraseña viene en la variable ADMIN_PASSWORD o se crea
una al azar, que se muestra una sola vez.`;

/** Ends the command with this sentence and no stack trace. */
class Stop extends Error {}

/** `npm run admin -- create EMAIL`: the only way to an administrator's account (decisions §2). */
async function main(): Promise<void> {
  const { email, permisos = 'dueño', ...given } = readArguments();
  const config = readConfig(process.env);
  const terminal = openTerminal();
  const completed = complete(given, terminal).finally(() => terminal?.close());
  const { passIsNew, ...answers } = await completed;
  const parsed = administratorFields.safeParse({
    email,
    ...answers,
    permisos: permisos.split(',').map((one) => one.trim()),
  });
  if (!parsed.success) throw new Stop(Object.values(camposOf(parsed.error.issues)).join('\n'));

  const database = await openDatabase(config);
  const { db } = openPool(database.url, { max: 1, onError: () => {} });
  try {
    await prepareDatabase(database.url);
    await createAdministrator({ db, passwords: openPasswords() }, parsed.data, new Date());
    say(`Listo: ${parsed.data.email} ya puede entrar como administrador en ${config.origin}/login`);
    if (passIsNew) say(`Contraseña (guárdala, no se volverá a mostrar): ${parsed.data.pass}`);
  } finally {
    await db.destroy();
    await database.stop();
  }
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { nombre: text, apellidos: text, phone: text, permisos: text };
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [command, email, ...more] = positionals;
    if (command === 'create' && email && more.length === 0) return { email, ...values };
  } catch {
    // An unknown option gets the usage text below.
  }
  throw new Stop(USAGE);
}

interface Given {
  nombre?: string | undefined;
  apellidos?: string | undefined;
  phone?: string | undefined;
}

/** Asks at the terminal for what is missing; without a terminal, fills in defaults. */
async function complete({ nombre, apellidos, phone = '' }: Given, terminal: Terminal | null) {
  if (!terminal) {
    const { ADMIN_PASSWORD: chosen } = process.env;
    const pass = chosen || randomBytes(12).toString('base64url');
    const made = { nombre: nombre ?? 'Equipo', apellidos: apellidos ?? 'Maestros', phone, pass };
    return { ...made, passIsNew: !chosen };
  }
  const asked = {
    nombre: nombre ?? (await terminal.ask('Nombre: ')),
    apellidos: apellidos ?? (await terminal.ask('Apellidos: ')),
    phone,
  };
  const pass = await terminal.askHidden('Contraseña (no se ve al escribir): ');
  const again = await terminal.askHidden('Otra vez: ');
  if (pass !== again) throw new Stop('Las contraseñas no son iguales.');
  return { ...asked, pass, passIsNew: false };
}

try {
  await main();
} catch (error) {
  const failure = error instanceof Failure ? error : failureOfConstraint(error);
  const aborted = error instanceof Error && error.name === 'AbortError';
  if (failure) complain(failure.message);
  else if (aborted) complain('\nNo se creó ninguna cuenta.');
  else if (error instanceof Stop || error instanceof ConfigError) complain(error.message);
  else complain(String(error));
  process.exitCode = 1;
}
