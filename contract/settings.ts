/** What the team changes of the public pages: the frequent questions, and how to reach the operator (4 §F). */
import * as z from 'zod/mini';
import {
  ANSWER_MAX,
  FIGURES,
  QUESTION_MAX,
  QUESTIONS_MAX,
  repeatedQuestion,
  unknownFigure,
} from '#domain/settings/questions.ts';
import { readPhone } from '#lib/phone.ts';
import { call, EVERYDAY, PUBLIC_READ } from './call.ts';
import * as f from './fields.ts';
import { instant } from './view-parts.ts';

const admin = ['admin'] as const;

/** The frequent questions as the home page shows them, in their order, with the figures of today (1 §2). */
export const getPreguntas = call({
  path: '/default/get_preguntas.php',
  access: 'public',
  input: z.object({}),
  output: z.object({
    preguntas: z.array(z.object({ pregunta: z.string(), respuesta: z.string() })),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargaron las preguntas', network: 'Error al cargar las preguntas' },
});

/** One question as the team writes it. */
export const preguntaFields = z.object({
  pregunta: f.requiredText('Escribe la pregunta.', QUESTION_MAX),
  /** Text, with line breaks and without any markup; «{comision}» and the like are replaced when it is shown. */
  respuesta: f
    .requiredText('Escribe la respuesta.', ANSWER_MAX)
    .check(
      z.refine(
        (text) => unknownFigure(text) === undefined,
        `Entre llaves solo puede ir: ${Object.keys(FIGURES).join(', ')}.`,
      ),
    ),
  /** Kept for the team, and not on the page. */
  retirada: f.flag,
});

const REPEATED = 'Esa pregunta ya está en la lista.';

const preguntas = z.array(preguntaFields).check(
  z.maxLength(QUESTIONS_MAX, `Son como máximo ${QUESTIONS_MAX} preguntas.`),
  z.refine(
    (all) => all.some(({ retirada }) => !retirada),
    'Deja al menos una pregunta en la página.',
  ),
  z.refine((all) => repeatedQuestion(all) === undefined, REPEATED),
);

const preguntasView = z.array(
  z.object({ pregunta: z.string(), respuesta: z.string(), retirada: z.boolean() }),
);

const email = z.pipe(
  f.optionalText(254),
  z
    .string()
    .check(
      z.refine(
        (value) => value === '' || f.email.safeParse(value).success,
        'Escribe un correo válido, como nombre@correo.com.',
      ),
    ),
);
const phone = z.pipe(
  f.optionalText(30),
  z.transform((value: string, context) => {
    if (value === '') return '';
    const read = readPhone(value);
    if ('e164' in read) return read.e164;
    context.issues.push({
      code: 'custom',
      message: 'Escribe un teléfono de México de 10 dígitos.',
      input: value,
    });
    return z.NEVER;
  }),
);

/** How to reach the operator, and who it is; what is empty stays as the server is configured. */
export const contactoFields = z.object({
  /** Shown, and where messages for the team arrive. */
  correo: email,
  /** Arrives as E.164. */
  whatsapp: phone,
  responsable: f.optionalText(120),
  domicilio: f.optionalText(250),
});

const contactoView = z.object({
  correo: z.string(),
  whatsapp: z.string(),
  responsable: z.string(),
  domicilio: z.string(),
});

/** A setting with its version, who wrote that, and what undoing it goes back to. */
const versioned = <Valor extends z.ZodMiniType>(valor: Valor) =>
  z.object({
    /** It goes with each change: 0 while nobody has changed anything. */
    version: z.number(),
    valor,
    /** Who changed it last, and when; null for what it began with. */
    autor: z.nullable(z.string()),
    createAt: z.nullable(instant),
    /** What «Deshacer el último cambio» goes back to; null while nothing has changed. */
    anterior: z.nullable(valor),
  });
const preguntasVersion = versioned(preguntasView);
const contactoVersion = versioned(contactoView);
export type Preguntas = z.infer<typeof preguntasVersion>;
export type Contacto = z.infer<typeof contactoVersion>;

/** What is in force of each setting, and what the server is configured with. */
export const getAjustes = call({
  path: '/admin/ajustes/get_ajustes.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    preguntas: preguntasVersion,
    contacto: contactoVersion,
    /** What an empty field of `contacto` stands for. */
    configurado: contactoView,
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se cargaron los ajustes', network: 'Error al cargar los ajustes' },
});

/** The version that was looked at: what somebody else changed since is not written over. */
const version = z.int('Falta la versión.').check(z.nonnegative('La versión no es válida.'));

/** Writes the next version of all questions in their order. Repeating it changes nothing. */
export const savePreguntas = call({
  path: '/admin/ajustes/save_preguntas.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object({ version, preguntas }),
  output: z.object({ preguntas: preguntasVersion }),
  errors: ['setting_changed'],
  limit: EVERYDAY,
  texts: { failed: 'No se guardaron las preguntas', network: 'Error al guardar las preguntas' },
});

/** Writes the version before as the next one; undoing that brings the change back. */
export const undoPreguntas = call({
  path: '/admin/ajustes/undo_preguntas.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object({ version }),
  output: z.object({ preguntas: preguntasVersion }),
  errors: ['setting_undo_late', 'setting_unchanged'],
  limit: EVERYDAY,
  texts: { failed: 'No se deshizo el cambio', network: 'Error al deshacer el cambio' },
});

/** Writes the next version of the contact data. Repeating it changes nothing. */
export const saveContacto = call({
  path: '/admin/ajustes/save_contacto.php',
  access: admin,
  permission: ['dueño'],
  fresh: true,
  input: z.object({ version, ...contactoFields.shape }),
  output: z.object({ contacto: contactoVersion }),
  errors: ['setting_changed'],
  limit: EVERYDAY,
  texts: { failed: 'No se guardó el contacto', network: 'Error al guardar el contacto' },
});

/** Writes the contact data before as the next version; undoing that brings the change back. */
export const undoContacto = call({
  path: '/admin/ajustes/undo_contacto.php',
  access: admin,
  permission: ['dueño'],
  fresh: true,
  input: z.object({ version }),
  output: z.object({ contacto: contactoVersion }),
  errors: ['setting_undo_late', 'setting_unchanged'],
  limit: EVERYDAY,
  texts: { failed: 'No se deshizo el cambio', network: 'Error al deshacer el cambio' },
});
