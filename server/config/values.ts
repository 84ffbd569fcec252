/** A wrong or missing variable, with one sentence that names it. It stops the start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

export const wrong = (name: string, expected: string) =>
  new ConfigError(`La variable ${name} no es válida: se espera ${expected}.`);
export const missing = (name: string, what: string) =>
  new ConfigError(`Falta la variable ${name}: ${what}.`);

export function oneOf<const T extends string>(
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

export function integer(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
) {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw wrong(name, `un número entero de ${min} a ${max}`);
  return number;
}

export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  // pg accepts a socket folder as an encoded host, which URL refuses, so only the protocol is checked.
  if (!protocols.some((protocol) => value.startsWith(`${protocol}//`)))
    throw wrong(
      name,
      `una dirección que empiece con ${protocols.map((p) => `${p}//`).join(' o ')}`,
    );
  return value;
}

export function list(env: Environment, name: string, item: RegExp, expected: string): string[] {
  const values = (text(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  if (!values.every((value) => item.test(value)))
    throw wrong(name, `${expected}, separados por comas`);
  return values;
}

/** All variables of a group, or none of them outside production. */
export function group<const N extends string>(
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
