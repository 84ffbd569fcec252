import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { invitationFields } from '#contract/administrators.ts';
import { camposOf } from './calls/dispatch.ts';
import { Failure } from './calls/failure.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Services } from './context.ts';
import { failureOfConstraint } from './calls/constraints.ts';
import { openPool } from './db/pool.ts';
import { inTransaction } from './db/transaction.ts';
import { lockAdministrators, openPasswords } from './features/accounts/index.ts';
import {
  administratorFields,
  createAdministrator,
} from './features/accounts/team/create-administrator.ts';
import { invite } from './features/administrators/invitations/invite.ts';
import { resetAdministrator } from './features/session/restore/reset-administrator.ts';
import { openDatabase, prepareDatabase } from './start/database.ts';
import { complain, say } from './start/say.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const USAGE = `Uso: npm run admin -- create CORREO [--nombre NOMBRE] [--apellidos APELLIDOS] [--phone TELÉFONO] [--permisos PERMISOS]
     npm run admin -- invite CORREO --permisos PERMISOS [--nombre NOMBRE] [--apellidos APELLIDOS]
     npm run admin -- reset CORREO
PERMISOS: dueño (todo), o varios con comas de finanzas, soporte, moderación y lectura; «create» sin ellos: dueño.
Lo demás que falte se pregunta. Sin terminal, la contraseña viene en la variable ADMIN_PASSWORD o se crea
una al azar, que se muestra una sola vez. «invite» envía un enlace con el que la persona elige la suya. «reset» da
otra contraseña a quien perdió la suya, quita su verificación en dos pasos y cierra sus sesiones.`;

/** Ends the command with this sentence and no stack trace. */
class Stop extends Error {}

/** Ways to an administrator's account, and the only one back to it (decisions §2, 4 §F). */
async function main(): Promise<void> {
  const { command, email, permisos: chosen, ...given } = readArguments();
  const terminal = openTerminal();
  // An owner is invited by that name only, never by having said nothing.
  const names = chosen ?? (command === 'create' ? 'dueño' : '');
  const permisos = names.split(',').flatMap((one) => one.trim() || []);
  if (command === 'invite') {
    const person = await askNames(given, terminal).finally(() => terminal?.close());
    return inviteByMail(checked(invitationFields, { email, ...person, permisos }));
  }
  const asked = command === 'create' ? complete(given, terminal) : choosePassword(terminal);
  const { passIsNew, ...answers } = await asked.finally(() => terminal?.close());
  const wanted = { email, ...answers, permisos };
  if (command === 'create') await create(checked(administratorFields, wanted));
  else await reset(checked(z.pick(administratorFields, { email: true, pass: true }), wanted));
  if (passIsNew) say(`Contraseña (guárdala, no se volverá a mostrar): ${answers.pass}`);
}

function checked<Fields extends z.ZodMiniType>(fields: Fields, given: unknown): z.output<Fields> {
  const parsed = fields.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Stop([...new Set(Object.values(camposOf(parsed.error.issues)))].join('\n'));
}

const create = (wanted: z.output<typeof administratorFields>) =>
  withDatabase(async (services, { origin }) => {
    await createAdministrator(services, wanted, new Date());
    say(`Listo: ${wanted.email} ya puede entrar como administrador en ${origin}/login`);
  });

const inviteByMail = (wanted: z.output<typeof invitationFields>) =>
  withDatabase(async ({ db }, config) => {
    await inTransaction(db, async (trx) => {
      await lockAdministrators(trx);
      await invite(trx, wanted, { by: null, config, now: new Date() });
    });
    say(`Listo: la invitación sale a ${wanted.email}. El enlace sirve 72 horas, una vez.`);
  });

const reset = (wanted: { email: string; pass: string }) =>
  withDatabase(async (services, { origin }) => {
    if (!(await resetAdministrator(services, wanted, new Date())))
      throw new Stop(`Nadie del equipo tiene el correo ${wanted.email}.`);
    say(`Listo: sus sesiones se cerraron y entra con su contraseña nueva en ${origin}/login`);
  });

type Work = (services: Pick<Services, 'db' | 'passwords'>, config: Config) => Promise<void>;

async function withDatabase(work: Work): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const { db } = openPool(database.url, {
    max: 1,
    onError: () => {},
    fileKeys: config.fileKeys,
  });
  try {
    await prepareDatabase(database.ownerUrl, config);
    await work({ db, passwords: openPasswords() }, config);
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
    const known = command === 'create' || command === 'invite' || command === 'reset';
    const fits =
      command === 'create' ||
      (command === 'invite' && values.phone === undefined) ||
      Object.keys(values).length === 0;
    if (known && fits && email && more.length === 0) return { command, email, ...values };
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
async function complete({ phone = '', ...given }: Given, terminal: Terminal | null) {
  const names = terminal
    ? await askNames(given, terminal)
    : { nombre: given.nombre ?? 'Equipo', apellidos: given.apellidos ?? 'Maestros' };
  return { ...names, phone, ...(await choosePassword(terminal)) };
}

/** Asks for the names that are missing; without a terminal they stay so. */
const askNames = async ({ nombre, apellidos }: Given, terminal: Terminal | null) => ({
  nombre: nombre ?? (await terminal?.ask('Nombre: ')),
  apellidos: apellidos ?? (await terminal?.ask('Apellidos: ')),
});

/** Asks for it twice; without a terminal it is the environment's, or a random one that is to be shown. */
async function choosePassword(terminal: Terminal | null) {
  if (!terminal) {
    const { ADMIN_PASSWORD: chosen } = process.env;
    return { pass: chosen || randomBytes(12).toString('base64url'), passIsNew: !chosen };
  }
  const pass = await terminal.askHidden('Contraseña (no se ve al escribir): ');
  const again = await terminal.askHidden('Otra vez: ');
  if (pass !== again) throw new Stop('Las contraseñas no son iguales.');
  return { pass, passIsNew: false };
}

try {
  await main();
} catch (error) {
  const failure = error instanceof Failure ? error : failureOfConstraint(error);
  const aborted = error instanceof Error && error.name === 'AbortError';
  if (failure) complain(failure.message);
  else if (aborted) complain('\nNo se cambió nada.');
  else if (error instanceof Stop || error instanceof ConfigError) complain(error.message);
  else complain(String(error));
  process.exitCode = 1;
}
