import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SecretKeys } from '#server/secret-keys.ts';
import { ConfigError, type Environment, list, missing, wrong } from './values.ts';

/** An AES-256 key; what it encrypts carries its id. */
export interface FileKey {
  readonly id: string;
  readonly key: Buffer;
}

const KEY_BYTES = 32;
const FILE_KEY = /^[\w-]{1,32}:[\w+/-]{43}=?$/;

/** Parses `newest,former`: 32 or more characters each, none of them a comma. */
export function secretKeys(env: Environment, production: boolean, dataDir: string): SecretKeys {
  const format =
    'al menos 32 caracteres al azar, sin comas; al cambiarla, la nueva y luego la anterior';
  const [first, ...others] = list(env, 'SECRET_KEY', /^.{32,}$/, format);
  if (first) return [first, ...others];
  if (production) throw missing('SECRET_KEY', 'al menos 32 caracteres al azar');
  return [keptSecret(dataDir, 'secret-key')];
}

/** Parses `id:key,id2:key2`: the first key encrypts, all of them decrypt. */
export function fileKeys(
  env: Environment,
  production: boolean,
  dataDir: string,
): [FileKey, ...FileKey[]] {
  const format = 'nombre:clave, con claves de 32 bytes en base64 y nombres distintos';
  const [first, ...others] = list(env, 'FILE_KEYS', FILE_KEY, format).map(fileKey);
  if (!first) {
    if (production)
      throw missing('FILE_KEYS', 'las claves que cifran las identificaciones (nombre:base64,…)');
    return [{ id: 'local', key: Buffer.from(keptSecret(dataDir, 'file-key'), 'base64url') }];
  }
  const keys: [FileKey, ...FileKey[]] = [first, ...others];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw wrong('FILE_KEYS', format);
  return keys;
}

function fileKey(text: string): FileKey {
  const [id = '', encoded = ''] = text.split(':');
  // Node decodes base64 and base64url.
  return { id, key: Buffer.from(encoded, 'base64') };
}

function keptSecret(dataDir: string, name: string): string {
  try {
    return makeOnce(path.join(dataDir, name));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `La variable DATA_DIR no es válida: en ${dataDir} no se puede leer y escribir (${reason}).`,
    );
  }
}

/**
 * Writes a temporary file and links it: nobody reads half a secret, and two starts at once agree on one.
 */
function makeOnce(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const fresh = `${file}-${process.pid}`;
    writeFileSync(fresh, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
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
