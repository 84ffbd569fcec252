import * as z from 'zod/mini';
import { type Call, errorsOf, type ImageField, type Limit } from '#contract/call.ts';
import { statusOf, textOf } from '#contract/errors.ts';
import { wireShapes } from '#contract/fields.ts';
import { modules } from '#contract/index.ts';
import { isCall } from '#contract/is-call.ts';
import examples from './examples.json' with { type: 'json' };
import otherExamples from './other-examples.json' with { type: 'json' };

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The contract as an OpenAPI 3.1 document (4 §H): every call with what it takes and answers, who may call it, its limit,
 * its errors and the browser's texts.
 */
export function openApiDocument(origin: string) {
  const entries = Object.entries(modules).flatMap(([noun, module]) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, call]) =>
      isCall(call) ? [[`/api${call.path}`, { post: operation(noun, name, call) }] as const] : [],
    ),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Maestros',
      version: '1',
      description: [
        'Todas las llamadas son POST. El cuerpo es JSON (también como text/plain), los campos de un formulario o',
        'multipart/form-data; los objetos pueden ir como texto JSON, y «undefined» o «null» como texto no dicen nada.',
        'Una respuesta correcta tiene `mensaje: "success"`; las demás, la frase para la persona y un código fijo.',
      ].join(' '),
    },
    servers: [{ url: origin }],
    tags: Object.keys(modules).map((name) => ({ name })),
    paths: Object.fromEntries(entries),
    components: { schemas: { Falla: FAILURE } },
  };
}

/** Bodies that the tests send. */
const EXAMPLES: Readonly<Record<string, object>> = { ...otherExamples, ...examples };

const FAILURE = {
  type: 'object',
  properties: {
    mensaje: { type: 'string', description: 'La frase para la persona.' },
    code: { type: 'string', description: 'El código, que no cambia.' },
    campos: {
      type: 'object',
      description: 'El texto de cada campo que está mal.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['mensaje', 'code'],
};

function operation(noun: string, name: string, call: Call) {
  const schema = inputSchema(call);
  const example = EXAMPLES[call.path];
  const media = (of: JsonSchema, shown = example) => ({
    schema: of,
    ...(shown && { example: shown }),
  });
  // Images, and the fields that speak of them, come in a form with files only.
  const fileless = example && withoutFields(example, /\[/);
  // Written once; the other encodings have the same fields.
  const same = {
    $ref: `#/paths/${pointerPart(`/api${call.path}`)}/post/requestBody/content/${pointerPart(JSON_TYPE)}/schema`,
  };
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: name,
    description: `${accessOf(call)} ${limitOf(call.limit)}`,
    requestBody: {
      content: {
        [JSON_TYPE]: media(schema, fileless),
        'text/plain': media(same, fileless),
        'application/x-www-form-urlencoded': media(same, fileless),
        'multipart/form-data': media(withImages(same, call.images)),
      },
    },
    responses: { 200: success(call), ...failures(call) },
    'x-acceso': call.access,
    'x-tambien': call.alsoAs ?? [],
    'x-limite': call.limit,
    'x-textos': call.texts,
  };
}

const withoutFields = (example: object, names: RegExp): object =>
  Object.fromEntries(Object.entries(example).filter(([name]) => !names.test(name)));

const JSON_TYPE = 'application/json';

/** A name as part of a JSON pointer. */
const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const ROLES = {
  client: 'clientes',
  professional: 'profesionales',
  admin: 'administradores',
} as const;

function accessOf({ access, alsoAs = [] }: Call): string {
  if (access !== 'public') return `Con sesión de ${names(access)}.`;
  return alsoAs.length === 0
    ? 'Sin sesión.'
    : `Sin sesión; con una, también como ${names(alsoAs)}.`;
}

const names = (roles: readonly (keyof typeof ROLES)[]) => roles.map((rol) => ROLES[rol]).join(', ');

const limitOf = ({ max, seconds, by }: Limit): string =>
  `Hasta ${max} en ${seconds} segundos por ${COUNTED_BY[by]}.`;

const COUNTED_BY = { address: 'dirección de red', account: 'cuenta', session: 'sesión' } as const;

/** What a caller sends; a field that may be left out is not required, whatever its schema starts with. */
function inputSchema(call: Call): JsonSchema {
  const { $schema: _, ...schema } = toSchema(call.input, 'input');
  const session = {
    session_id: { type: 'string' },
    keylogin: { type: 'string' },
  } as const;
  const signedIn = call.access !== 'public';
  return {
    ...schema,
    properties: {
      rute: { description: 'Se manda vacío y se ignora.' },
      ...(signedIn || call.alsoAs ? session : {}),
      ...schema.properties,
    },
    required: [...(signedIn ? Object.keys(session) : []), ...(schema.required ?? [])],
  };
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const sent = wireShapes.get(zodSchema);
      if (sent && io === 'input') {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, withoutDialect(toSchema(sent, io)));
      }
      const { def } = zodSchema._zod;
      if (io !== 'input' || def.type !== 'object') return;
      const required = Object.entries(def.shape)
        .filter(([, field]) => !z.safeParse(field, undefined).success)
        .map(([name]) => name);
      delete jsonSchema.required;
      if (required.length > 0) jsonSchema.required = required;
    },
  });
}

const withoutDialect = (schema: JsonSchema): JsonSchema => {
  const { $schema: _, ...rest } = schema;
  return rest;
};

/** The fields and images as files; several of one name are a list. */
function withImages(fields: JsonSchema, images: Call['images']): JsonSchema {
  if (!images) return fields;
  const file = (field: ImageField): JsonSchema =>
    field.maxCount === 1 ? FILE : { type: 'array', items: FILE, maxItems: field.maxCount };
  const files = Object.entries(images).map(([name, field]) =>
    field.indexed ? [`${name}[0][file]`, FILE] : [name, file(field)],
  );
  return { allOf: [fields], properties: Object.fromEntries(files) };
}

const FILE: JsonSchema = { type: 'string', contentMediaType: 'image/*' };

/** Events come as a stream, not as an object. */
const success = (call: Call) =>
  call.path.endsWith('/stream.php')
    ? {
        description: 'Los avisos, mientras la conexión siga abierta.',
        content: { 'text/event-stream': {} },
      }
    : {
        description: 'mensaje: "success"',
        content: { 'application/json': { schema: outputSchema(call) } },
      };

/** What a success carries. */
const outputSchema = (call: Call): JsonSchema =>
  withoutDialect(
    toSchema(z.extend(call.output as z.ZodMiniObject, { mensaje: z.literal('success') }), 'output'),
  );

/** The errors by their status, with the text of each. */
function failures(call: Call) {
  const byStatus = Map.groupBy(errorsOf(call), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Falla' },
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: { mensaje: textOf(code), code } }]),
            ),
          },
        },
      },
    ]),
  );
}
