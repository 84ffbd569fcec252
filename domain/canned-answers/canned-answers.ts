/** What the team's answers are for, by the word of the wire, in the order in which screens offer it (4 §F). */
export const TOPICS = ['rechazo', 'suspension', 'disputa', 'cancelacion', 'caso'] as const;
export type Topic = (typeof TOPICS)[number];

interface TopicRule {
  /** What it is called in lists, and where it is offered. */
  readonly name: string;
  readonly offered: string;
  /** What stands in its texts for something of the person or the project, between braces. */
  readonly fields: readonly string[];
}

const PROJECT = ['proyecto', 'cliente', 'profesional'] as const;

export const TOPIC: Readonly<Record<Topic, TopicRule>> = {
  rechazo: {
    name: 'Rechazo de una validación',
    offered: 'Al rechazar a un profesional',
    fields: ['nombre'],
  },
  suspension: {
    name: 'Suspensión de una cuenta',
    offered: 'Al suspender una cuenta',
    fields: ['nombre'],
  },
  disputa: {
    name: 'Decisión de una disputa',
    offered: 'Al resolver una disputa',
    fields: PROJECT,
  },
  cancelacion: {
    name: 'Cancelación de un proyecto',
    offered: 'Al cancelar un proyecto y devolver su dinero',
    fields: PROJECT,
  },
  caso: {
    name: 'Proyecto que sigue su curso',
    offered: 'Al cerrar el caso de un proyecto detenido',
    fields: PROJECT,
  },
};

/** The longest title and text of an answer, in characters. */
export const TITLE_MAX = 60;
export const TEXT_MAX = 500;
/** So many answers there are at most, of all topics. */
export const ANSWERS_MAX = 100;

const FIELD = /\{([^{}]*)\}/g;

/** How the fields of a topic are written: «{proyecto}, {cliente} o {profesional}». */
export function fieldsText(topic: Topic): string {
  const written = TOPIC[topic].fields.map((field) => `{${field}}`);
  return written.length === 1
    ? (written[0] ?? '')
    : `${written.slice(0, -1).join(', ')} o ${written.at(-1)}`;
}

/** What is wrong with a text of a topic, as people read it: a field that it does not have, or a brace of none. */
export function textFault(topic: Topic, text: string): string | undefined {
  const { fields } = TOPIC[topic];
  for (const [, field = ''] of text.matchAll(FIELD))
    if (!fields.includes(field))
      return `«{${field}}» no es un dato de esta respuesta: usa ${fieldsText(topic)}.`;
  return /[{}]/.test(text.replaceAll(FIELD, ''))
    ? `Sobra o falta una llave: escribe los datos así: ${fieldsText(topic)}.`
    : undefined;
}

/** A text with what its fields stand for. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(FIELD, (whole, field: string) => values[field] ?? whole);
