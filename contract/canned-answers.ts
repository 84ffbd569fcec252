/** Texts that the team writes often, with fields, offered where a reason is asked for (4 §F). */
import * as z from 'zod/mini';
import {
  TEXT_MAX,
  textFault,
  TITLE_MAX,
  type Topic,
  TOPICS,
} from '#domain/canned-answers/canned-answers.ts';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { instant, zeroOrOne } from './view-parts.ts';

const admin = ['admin'] as const;

const topic = z.enum(TOPICS, { error: 'Elige para qué es.' });

const cannedAnswer = z.object({
  id: z.number(),
  /** Grows with each change. */
  version: z.number(),
  tema: topic,
  titulo: z.string(),
  texto: z.string(),
  /** 1 once the team does not use it any more. */
  retirada: zeroOrOne,
  /** Who changed it last; null for those of the beginning. */
  por: z.nullable(z.string()),
  createAt: instant,
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;

/** All that are in use, and the 20 that were withdrawn last. */
export const getCannedAnswers = call({
  path: '/admin/canned_answers/get_answers.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({ respuestas: z.array(cannedAnswer), retiradas: z.array(cannedAnswer) }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvieron las respuestas guardadas',
    network: 'Error al cargar las respuestas guardadas',
  },
});

const texts = {
  failed: 'No se guardó la respuesta',
  network: 'Error al guardar la respuesta',
};

/** Which one, as the screen shows it: who changed it meanwhile is named, and nothing is lost. */
const shown = { id: f.id, version: f.id };

/** A new one, or without being new the next version of `id`. */
export const saveCannedAnswer = call({
  path: '/admin/canned_answers/save_answer.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z
    .object({
      id: z.optional(f.id),
      version: z.optional(f.id),
      tema: topic,
      titulo: f.requiredText('Escribe un título.', TITLE_MAX),
      texto: f.requiredText('Escribe la respuesta.', TEXT_MAX),
    })
    .check(
      z.refine(({ tema, texto }) => textFault(tema, texto) === undefined, {
        path: ['texto'],
        error: ({ input }) => {
          const { tema, texto } = input as { tema: Topic; texto: string };
          return textFault(tema, texto) ?? '';
        },
      }),
    ),
  output: z.object({ respuesta: cannedAnswer }),
  errors: [
    'canned_answer_not_found',
    'canned_answer_changed',
    'canned_answer_title',
    'canned_answers_full',
  ],
  limit: EVERYDAY,
  texts,
});

/** Takes one out of use; it can be taken back. */
export const withdrawCannedAnswer = call({
  path: '/admin/canned_answers/withdraw_answer.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object(shown),
  output: z.object({ respuesta: cannedAnswer }),
  errors: ['canned_answer_not_found', 'canned_answer_changed'],
  limit: EVERYDAY,
  texts,
});

/** Takes the last change of one back: it is again as it was before that. */
export const undoCannedAnswer = call({
  path: '/admin/canned_answers/undo_answer.php',
  access: admin,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object(shown),
  output: z.object({ respuesta: cannedAnswer }),
  errors: [
    'canned_answer_not_found',
    'canned_answer_changed',
    'canned_answer_first',
    'canned_answer_title',
    'canned_answers_full',
  ],
  limit: EVERYDAY,
  texts,
});
