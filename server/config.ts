import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePhone } from '#domain/phone.ts';

/** Everything that the environment decides, typed. Read once, at the start; the table is in README. */
export interface Config {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Where people reach the platform, without a slash at the end. */
  origin: string;
  /** null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Signs links and cookies and keys the hashes of codes. */
  secretKey: string;
  /** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  demo: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** null: the stand-ins of `emulators/`. */
  stripe: StripeConfig | null;
  whatsapp: WhatsAppConfig | null;
  email: EmailConfig | null;
  /** What the public pages say of whoever operates the platform. */
  operator: OperatorConfig;
}

export interface StripeConfig {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  /** Where the API is, when not at its own address. */
  apiBase: string | null;
  /** Where the browser's script is, when not at its own address. */
  script: string | null;
}

export interface WhatsAppConfig {
  apiBase: string;
  token: string;
  phoneNumberId: string;
  businessId: string;
}

export interface EmailConfig {
  url: string;
  from: string;
}

export interface OperatorConfig {
  /** Where people reach the team: the contact form, questions about personal data. */
  teamEmail: string;
  /** A phone of the team with WhatsApp, as E.164; null without one. */
  whatsappContact: string | null;
  /** As the legal pages name them; null while nobody has said. */
  legalName: string | null;
  legalAddress: string | null;
}

/** A wrong or missing value: one sentence that names the variable. It stops the start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; throws a ConfigError that names what is wrong. */
export function readConfig(env: Environment): Config {
  const environment = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development');
  const production = environment === 'production';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const dataDir = path.resolve(text(env, 'DATA_DIR') ?? '.data');
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (production && !databaseUrl) throw missing('DATABASE_URL', 'la dirección de PostgreSQL');
  return {
    environment,
    port,
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    origin: origin(env, production, port),
    databaseUrl,
    dataDir,
    secretKey: secretKey(env, production, dataDir),
    trustProxy: list(env, 'TRUST_PROXY', /^[\da-f.:]+(\/\d{1,3})?$/i, 'direcciones IP o rangos'),
    demo: demo(env, environment),
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      production ? 'info' : 'warn',
    ),
    stripe: stripe(env, production),
    whatsapp: whatsapp(env, production),
    email: email(env, production),
    operator: operator(env, production),
  };
}

function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

const wrong = (name: string, expected: string) =>
  new ConfigError(`La variable ${name} no es válida: se espera ${expected}.`);
const missing = (name: string, what: string) =>
  new ConfigError(`Falta la variable ${name}: ${what}.`);

function oneOf<const T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): T {
  const value = text(env, name);
  if (value === null) return fallback;
  const known = values.find((candidate) => candidate === value);
  if (!known) throw wrong(name, values.join(', '));
  return known;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number) {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw wrong(name, `un número entero de ${min} a ${max}`);
  return number;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  // pg takes socket folders as an encoded host, which URL refuses: only the protocol is checked there.
  if (!protocols.some((protocol) => value.startsWith(`${protocol}//`)))
    throw wrong(
      name,
      `una dirección que empiece con ${protocols.map((p) => `${p}//`).join(' o ')}`,
    );
  return value;
}

function list(env: Environment, name: string, item: RegExp, expected: string): string[] {
  const values = (text(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  if (!values.every((value) => item.test(value)))
    throw wrong(name, `${expected}, separados por comas`);
  return values;
}

function origin(env: Environment, production: boolean, port: number): string {
  const value = url(env, 'ORIGIN', production ? ['https:'] : ['https:', 'http:']);
  if (value === null) {
    if (production) throw missing('ORIGIN', 'la dirección pública, por ejemplo https://ejemplo.mx');
    return `http://localhost:${port}`;
  }
  if (!URL.canParse(value) || new URL(value).pathname !== '/')
    throw wrong('ORIGIN', 'una dirección sin ruta, por ejemplo https://ejemplo.mx');
  return new URL(value).origin;
}

function demo(env: Environment, environment: Config['environment']): boolean {
  const value = oneOf(env, 'DEMO', ['on', 'off'], environment === 'development' ? 'on' : 'off');
  if (value === 'on' && environment === 'production')
    throw wrong('DEMO', 'off: los datos de demostración nunca se cargan en producción');
  return value === 'on';
}

function secretKey(env: Environment, production: boolean, dataDir: string): string {
  const value = text(env, 'SECRET_KEY');
  if (value !== null) {
    if (value.length < 32) throw wrong('SECRET_KEY', 'al menos 32 caracteres al azar');
    return value;
  }
  if (production) throw missing('SECRET_KEY', 'al menos 32 caracteres al azar');
  try {
    return keptKey(dataDir);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `La variable DATA_DIR no es válida: en ${dataDir} no se puede leer y escribir (${reason}).`,
    );
  }
}

/** Written aside and then linked: never half a key, and two starts at once agree on one. */
function keptKey(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const fresh = `${file}-${process.pid}`;
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(fresh, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(fresh);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** All of a group's variables, or none of them outside production. */
function group<const N extends string>(
  env: Environment,
  production: boolean,
  names: Readonly<Record<N, string>>,
): Record<N, string> | null {
  const entries = Object.entries<string>(names);
  const given = entries.filter(([name]) => text(env, name) !== null);
  if (given.length === 0 && !production) return null;
  const absent = entries.find(([name]) => text(env, name) === null);
  if (absent) throw missing(absent[0], absent[1]);
  return Object.fromEntries(given.map(([name]) => [name, text(env, name)])) as Record<N, string>;
}

function stripe(env: Environment, production: boolean): StripeConfig | null {
  const keys = group(env, production, {
    STRIPE_SECRET_KEY: 'la clave secreta de Stripe (sk_…)',
    STRIPE_PUBLIC_KEY: 'la clave pública de Stripe (pk_…)',
    STRIPE_WEBHOOK_SECRET: 'el secreto de la firma de los webhooks (whsec_…)',
  });
  if (!keys) return null;
  for (const [name, prefix] of [
    ['STRIPE_SECRET_KEY', /^(sk|rk)_/],
    ['STRIPE_PUBLIC_KEY', /^pk_/],
    ['STRIPE_WEBHOOK_SECRET', /^whsec_/],
  ] as const)
    if (!prefix.test(keys[name])) throw wrong(name, `una clave que empiece como ${prefix.source}`);
  return {
    secretKey: keys.STRIPE_SECRET_KEY,
    publicKey: keys.STRIPE_PUBLIC_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    apiBase: url(env, 'STRIPE_API_BASE', ['http:', 'https:']),
    script: text(env, 'STRIPE_SCRIPT'),
  };
}

function whatsapp(env: Environment, production: boolean): WhatsAppConfig | null {
  const keys = group(env, production, {
    WHATSAPP_TOKEN: 'el token de la API de WhatsApp Cloud',
    WHATSAPP_PHONE_NUMBER_ID: 'el id del número que envía',
    WHATSAPP_BUSINESS_ID: 'el id de la cuenta de WhatsApp Business',
  });
  if (!keys) return null;
  return {
    apiBase:
      url(env, 'WHATSAPP_API_BASE', ['http:', 'https:']) ?? 'https://graph.facebook.com/v24.0',
    token: keys.WHATSAPP_TOKEN,
    phoneNumberId: keys.WHATSAPP_PHONE_NUMBER_ID,
    businessId: keys.WHATSAPP_BUSINESS_ID,
  };
}

function email(env: Environment, production: boolean): EmailConfig | null {
  const keys = group(env, production, {
    SMTP_URL: 'la dirección del servidor de correo (smtps://usuario:clave@servidor)',
    EMAIL_FROM: 'el remitente de los correos',
  });
  if (!keys) return null;
  if (!/^smtps?:\/\//.test(keys.SMTP_URL))
    throw wrong('SMTP_URL', 'una dirección smtp:// o smtps://');
  return { url: keys.SMTP_URL, from: keys.EMAIL_FROM };
}

function operator(env: Environment, production: boolean): OperatorConfig {
  const teamEmail = text(env, 'TEAM_EMAIL');
  if (teamEmail === null && production)
    throw missing('TEAM_EMAIL', 'el correo donde el equipo recibe los mensajes');
  if (teamEmail !== null && !/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(teamEmail))
    throw wrong('TEAM_EMAIL', 'un correo, por ejemplo equipo@ejemplo.mx');
  const phone = text(env, 'WHATSAPP_CONTACT');
  const whatsappContact = phone === null ? null : normalizePhone(phone);
  if (phone !== null && whatsappContact === null)
    throw wrong('WHATSAPP_CONTACT', 'un teléfono de México de 10 dígitos');
  return {
    teamEmail: teamEmail ?? 'equipo@maestros.example',
    whatsappContact,
    legalName: text(env, 'LEGAL_NAME'),
    legalAddress: text(env, 'LEGAL_ADDRESS'),
  };
}
