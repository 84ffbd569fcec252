import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';

interface ReplyFormat {
  /** The reply's JSON schema, for the routes. */
  readonly schema: object;
  readonly serialize: (reply: unknown) => string;
}

const formats = new WeakMap<Call, ReplyFormat>();

/**
 * Serialises the successful reply of a call: what its output declares and nothing else. Compiled once per
 * process, because it is the same for every application in it.
 */
export function replyFormat(call: Call): ReplyFormat {
  const known = formats.get(call);
  if (known) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(
    z.extend(call.output as z.ZodMiniObject, { mensaje: z.literal('success') }),
    { unrepresentable: 'any' },
  );
  const format = { schema, serialize: fastJson(schema as Schema) };
  formats.set(call, format);
  return format;
}
