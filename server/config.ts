import path from 'node:path';
import { normalizePhone } from '#lib/phone.ts';
import { trustedProxies } from './connections/address.ts';
import { type FileKey, fileKeys, secretKeys } from './config/secrets.ts';
import type { SecretKeys } from './secret-keys.ts';
import {
  type Environment,
  group,
  integer,
  list,
  missing,
  oneOf,
  text,
  url,
  wrong,
} from './config/values.ts';

export { type FileKey } from './config/secrets.ts';
export { ConfigError } from './config/values.ts';

/** The configuration from environment variables, typed. Read once, at the start; the table is in README. */
export interface Config {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** The public address of the platform, without a slash at the end. */
  origin: string;
  /** Other sites whose pages may call the API and show its images (4 §H). */
  allowedOrigins: readonly string[];
  /** null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** The same database as the owner of its tables, who migrates; null: `databaseUrl` does all. */
  databaseOwnerUrl: string | null;
  dataDir: string;
  /** Sign links, key the hashes of codes and encrypt what the database keeps: the first one does, all of them are known. */
  secretKeys: SecretKeys;
  /** The keys of ID images: the first one encrypts, all of them decrypt. */
  fileKeys: readonly [FileKey, ...FileKey[]];
  /** null: objects are files under `dataDir`. */
  s3: S3Config | null;
  /** Addresses or ranges of proxies whose X-Forwarded-For header is trusted. */
  trustProxy: string[];
  /** The most connections of this process; null: as many as it may have descriptors for. */
  maxConnections: number | null;
  demo: boolean;
  /** Whether administrators need a second factor: always in production. */
  teamFactor: 'required' | 'offered';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** null: the stand-ins of `packages/stand-ins`. */
  stripe: StripeConfig | null;
  whatsapp: WhatsAppConfig | null;
  /** null in production: codes go by WhatsApp and e-mail only. */
  sms: SmsConfig | null;
  email: EmailConfig | null;
  /** What the public pages say about the operator of the platform. */
  operator: OperatorConfig;
}

export interface StripeConfig {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  /** The API's address, where it is not Stripe's own. */
  apiBase: string | null;
  /** The address of the browser script, where it is not Stripe's own. */
  script: string | null;
}

export interface WhatsAppConfig {
  apiBase: string;
  token: string;
  phoneNumberId: string;
  businessId: string;
  /** Signs the provider's webhooks. */
  appSecret: string;
  /** The token with which the provider verifies the webhook's address. */
  verifyToken: string;
}

/** Twilio's API, or one that answers like it. */
export interface SmsConfig {
  apiBase: string;
  account: string;
  token: string;
  /** The number that sends, E.164. */
  from: string;
}

export interface EmailConfig {
  url: string;
  from: string;
}

/** A bucket with the S3 protocol, addressed by its path. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface OperatorConfig {
  /** The team's address, for the contact form and questions about personal data. */
  teamEmail: string;
  /** A WhatsApp phone of the team, as E.164; null without one. */
  whatsappContact: string | null;
  /** Name and address on the legal pages; null while not configured. */
  legalName: string | null;
  legalAddress: string | null;
}

/** Reads and checks the environment; throws a ConfigError that names the wrong variable. */
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
    host: host(env, production),
    origin: origin(env, production, port),
    allowedOrigins: allowedOrigins(env, production),
    databaseUrl,
    databaseOwnerUrl: databaseUrl && url(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    dataDir,
    secretKeys: secretKeys(env, production, dataDir),
    fileKeys: fileKeys(env, production, dataDir),
    s3: s3(env),
    trustProxy: trustProxy(env),
    maxConnections: integer(env, 'MAX_CONNECTIONS', 0, 0, 1_000_000) || null,
    demo: demo(env, environment),
    teamFactor: teamFactor(env, production),
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      production ? 'info' : 'warn',
    ),
    stripe: stripe(env, production),
    whatsapp: whatsapp(env, production),
    sms: sms(env),
    email: email(env, production),
    operator: operator(env, environment),
  };
}

function teamFactor(env: Environment, production: boolean): Config['teamFactor'] {
  if (production) return 'required';
  return oneOf(env, 'TEAM_SECOND_FACTOR', ['required', 'offered'], 'offered');
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

/** Development tools let anybody in and show every message: an address that others reach is asked for twice. */
function host(env: Environment, production: boolean): string {
  const value = text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1');
  const exposed = oneOf(env, 'EXPOSE_DEVELOPMENT', ['on', 'off'], 'off') === 'on';
  if (!production && !exposed && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(value))
    throw wrong(
      'HOST',
      'una dirección de esta máquina, como 127.0.0.1: con las herramientas de desarrollo cualquiera entra y lee todo. Si otros deben llegar, pon también EXPOSE_DEVELOPMENT=on',
    );
  return value;
}

function trustProxy(env: Environment): string[] {
  const expected = 'direcciones IP o rangos';
  const listed = list(env, 'TRUST_PROXY', /^[\da-f.:]+(\/\d{1,3})?$/i, expected);
  try {
    trustedProxies(listed);
  } catch {
    throw wrong('TRUST_PROXY', expected);
  }
  return listed;
}

function allowedOrigins(env: Environment, production: boolean): string[] {
  const expected = 'direcciones sin ruta, por ejemplo https://app.ejemplo.mx';
  const scheme = production ? /^https:\/\/[^/*]+\/?$/ : /^https?:\/\/[^/*]+\/?$/;
  return list(env, 'ALLOWED_ORIGINS', scheme, expected).map((value) => {
    const url = URL.parse(value);
    if (!url || url.username !== '') throw wrong('ALLOWED_ORIGINS', expected);
    return url.origin;
  });
}

function demo(env: Environment, environment: Config['environment']): boolean {
  const value = oneOf(env, 'DEMO', ['on', 'off'], environment === 'development' ? 'on' : 'off');
  if (value === 'on' && environment === 'production')
    throw wrong('DEMO', 'off: los datos de demostración nunca se cargan en producción');
  return value === 'on';
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
    WHATSAPP_APP_SECRET: 'el secreto de la app de Meta, que firma los webhooks',
    WHATSAPP_VERIFY_TOKEN: 'la palabra con la que Meta verifica el webhook',
  });
  if (!keys) return null;
  return {
    apiBase:
      url(env, 'WHATSAPP_API_BASE', ['http:', 'https:']) ?? 'https://graph.facebook.com/v24.0',
    token: keys.WHATSAPP_TOKEN,
    phoneNumberId: keys.WHATSAPP_PHONE_NUMBER_ID,
    businessId: keys.WHATSAPP_BUSINESS_ID,
    appSecret: keys.WHATSAPP_APP_SECRET,
    verifyToken: keys.WHATSAPP_VERIFY_TOKEN,
  };
}

function sms(env: Environment): SmsConfig | null {
  // Optional in production too: a code then arrives by WhatsApp or e-mail.
  const keys = group(env, false, {
    SMS_ACCOUNT: 'el id de la cuenta de Twilio (AC…)',
    SMS_TOKEN: 'el token de la cuenta de Twilio',
    SMS_FROM: 'el número que envía, por ejemplo +525512345678',
  });
  if (!keys) return null;
  if (!/^\+[1-9]\d{7,14}$/.test(keys.SMS_FROM))
    throw wrong('SMS_FROM', 'un número con su país, por ejemplo +525512345678');
  return {
    apiBase: url(env, 'SMS_API_BASE', ['http:', 'https:']) ?? 'https://api.twilio.com',
    account: keys.SMS_ACCOUNT,
    token: keys.SMS_TOKEN,
    from: keys.SMS_FROM,
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

function s3(env: Environment): S3Config | null {
  // Optional in production too: a disk shared by all processes will do.
  const keys = group(env, false, {
    S3_ENDPOINT:
      'la dirección del almacén de objetos, por ejemplo https://s3.us-east-1.amazonaws.com',
    S3_BUCKET: 'el nombre del bucket',
    S3_REGION: 'la región del bucket',
    S3_ACCESS_KEY_ID: 'el id de la clave de acceso',
    S3_SECRET_ACCESS_KEY: 'la clave de acceso',
  });
  if (!keys) return null;
  const endpoint = url(env, 'S3_ENDPOINT', ['http:', 'https:']) ?? '';
  if (!URL.canParse(endpoint) || new URL(endpoint).pathname !== '/')
    throw wrong('S3_ENDPOINT', 'una dirección sin ruta, por ejemplo https://s3.ejemplo.mx');
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(keys.S3_BUCKET))
    throw wrong(
      'S3_BUCKET',
      'el nombre de un bucket: letras minúsculas, dígitos, puntos y guiones',
    );
  return {
    endpoint: new URL(endpoint).origin,
    bucket: keys.S3_BUCKET,
    region: keys.S3_REGION,
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
  };
}

/** No phone of Mexico begins so: the demo’s links lead to nobody. */
const NOBODYS_PHONE = '+525500000000';

function operator(env: Environment, environment: Config['environment']): OperatorConfig {
  const production = environment === 'production';
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
    whatsappContact: whatsappContact ?? (environment === 'development' ? NOBODYS_PHONE : null),
    legalName: text(env, 'LEGAL_NAME'),
    legalAddress: text(env, 'LEGAL_ADDRESS'),
  };
}
