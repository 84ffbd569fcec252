import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Values that no field expects. */
export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  999_999_999_999_999,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '🧰'.repeat(30),
  '\u202egnp.exe',
  "'; drop table account; --",
  '%',
  'x'.repeat(20_000),
  '{"a":',
  '[]',
  [],
  [[]],
  [null],
  {},
  // Cannot be converted to text or a number.
  { toString: 1, valueOf: 1 },
  [{ toString: 1, valueOf: 1 }],
  { constructor: { name: 'x' }, hasOwnProperty: 1 },
];

/** As much of a JSON schema as is needed to make bodies by it. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
  readonly properties?: Record<string, Shape>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

export const shapeOf = (call: Call): Shape =>
  z.toJSONSchema(call.input, { io: 'output', unrepresentable: 'any' }) as Shape;

export const propertiesOf = (shape: Shape): Record<string, Shape> =>
  shape.properties ?? shape.anyOf?.find(({ properties }) => properties)?.properties ?? {};

/** Where a value stands in a body; `[]` is any element of a list. */
export type Path = readonly string[];

export const pathName = (path: Path): string => path.join('.');

/** A body that has only this value. */
export const bodyWith = ([first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  return first === '[]' ? [bodyWith(rest, value)] : { [first]: bodyWith(rest, value) };
};

/** A field, and the longest text that it says it takes. */
export interface Field {
  readonly path: Path;
  readonly longest: number | null;
}

/** Every field of a call, those of its parts included. */
export const fieldsOf = (call: Call): Field[] => [...fieldsIn(shapeOf(call), [])];

function* fieldsIn(shape: Shape, path: Path): Generator<Field> {
  for (const [name, inner] of Object.entries(propertiesOf(shape))) {
    const own = [...path, name];
    yield { path: own, longest: longestOf(inner) };
    yield* fieldsIn(inner, own);
    if (!inner.items) continue;
    yield { path: [...own, '[]'], longest: longestOf(inner.items) };
    yield* fieldsIn(inner.items, [...own, '[]']);
  }
}

const longestOf = (shape: Shape): number | null =>
  shape.maxLength ?? shape.anyOf?.map(longestOf).find((longest) => longest !== null) ?? null;
