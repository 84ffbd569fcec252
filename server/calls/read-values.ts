import type * as z from 'zod/mini';
import { wireShapes } from '#contract/fields.ts';

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;
type Fields = Readonly<Record<string, Schema>>;

/**
 * The values of a body as `schema` expects them, in whatever encoding they came (4 §H): objects and lists may be JSON in
 * a text, a list may be an object with numbers for names, and the texts `undefined` and `null` say nothing. What does
 * not fit stays as it is, for the schema to refuse.
 */
export function readValues(schema: Schema, sent: unknown): unknown {
  const shape = shapeOf(schema);
  if (shape?.type === 'object') {
    const value = fromJson(sent);
    return isValues(value) ? readObject(shape.fields, value) : sent;
  }
  if (shape?.type === 'list') {
    const value = fromNumbers(fromJson(sent));
    // What else a list may be written as is its schema's own.
    return Array.isArray(value) ? value.map((item) => readValues(shape.item, item)) : value;
  }
  return sent;
}

function readObject(fields: Fields, values: Values, within = false): Values {
  const read: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (saysNothing(value, field)) continue;
    read.push([name, field ? readValues(field, value) : readUnknown(fields, value, within)]);
  }
  return Object.fromEntries(read);
}

const saysNothing = (value: unknown, field: Schema | undefined): boolean =>
  value === 'undefined' ||
  value === 'null' ||
  (value === null && field !== undefined && !takesNull(field));

/** Another name for the object itself, which its schema knows; else something that its schema drops. */
function readUnknown(fields: Fields, value: unknown, within: boolean): unknown {
  const inner = fromJson(value);
  return !within && isValues(inner) ? readObject(fields, inner, true) : value;
}

type Shape = { type: 'object'; fields: Fields } | { type: 'list'; item: Schema };

/** Whether an object or a list is expected, and of what; null for single values. */
function shapeOf(schema: Schema): Shape | null {
  const declared = wireShapes.get(schema);
  if (declared) return shapeOf(declared);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return { type: 'object', fields: def.shape };
    case 'array':
      return { type: 'list', item: def.element };
    case 'optional':
    case 'nullable':
    case 'default':
      return shapeOf(def.innerType);
    case 'pipe':
      return shapeOf(startsWithTransform(def) ? def.out : def.in);
    case 'union':
      return def.options.map(shapeOf).find((shape) => shape !== null) ?? null;
    default:
      return null;
  }
}

/** Whether null has a meaning of its own, or is the business of a transform. */
function takesNull(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
    case 'unknown':
      return true;
    case 'optional':
    case 'default':
      return takesNull(def.innerType);
    case 'pipe':
      return startsWithTransform(def) || takesNull(def.in);
    default:
      return false;
  }
}

const startsWithTransform = ({ in: first }: z.core.$ZodPipeDef): boolean =>
  first._zod.def.type === 'transform';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object or list that a text is the JSON of; everything else as it is. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** `{ 0: 'a', 3: 'b' }` is the list of both; everything else as it is. */
function fromNumbers(value: unknown): unknown {
  if (!isValues(value)) return value;
  const numbers = Object.keys(value);
  if (numbers.length === 0 || !numbers.every((name) => /^\d{1,9}$/.test(name))) return value;
  // An object has its whole numbers in ascending order.
  return Object.values(value);
}
