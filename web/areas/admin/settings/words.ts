import type { Contacto, Preguntas } from '#contract/settings.ts';
import { phoneText } from '#web/ui/phone-field.tsx';
import { momentText } from '../words.ts';

type Questions = Preguntas['valor'];

/** «5 en la página, 1 retirada». */
export function questionCount(questions: Questions): string {
  const off = questions.filter(({ retirada }) => retirada).length;
  const on = `${questions.length - off} en la página`;
  if (off === 0) return on;
  return `${on}, ${off === 1 ? '1 retirada' : `${off} retiradas`}`;
}

/** Who changed it last. */
export const changedText = ({
  autor,
  createAt,
}: Pick<Contacto, 'autor' | 'createAt'>): string | null =>
  autor === null || createAt === null ? null : `Último cambio: ${autor}, ${momentText(createAt)}`;

/** What goes from one list of questions to another, each a sentence. */
export function questionChanges(from: Questions, to: Questions): string[] {
  const old = new Map(from.map((one) => [one.pregunta, one]));
  const fresh = new Set(to.map(({ pregunta }) => pregunta));
  const changed = to.flatMap((one) => {
    const before = old.get(one.pregunta);
    if (!before) return [`Vuelve «${one.pregunta}».`];
    return [
      ...(before.respuesta === one.respuesta
        ? []
        : [`La respuesta de «${one.pregunta}» será: ${one.respuesta}`]),
      ...(before.retirada === one.retirada
        ? []
        : [`«${one.pregunta}» ${one.retirada ? 'se quita de' : 'vuelve a'} la página.`]),
    ];
  });
  const gone = from
    .filter(({ pregunta }) => !fresh.has(pregunta))
    .map(({ pregunta }) => `Se va «${pregunta}».`);
  const both = (list: Questions, other: { has: (pregunta: string) => boolean }) =>
    list.map(({ pregunta }) => pregunta).filter((pregunta) => other.has(pregunta));
  const isMoved = both(from, fresh).join('\n') !== both(to, old).join('\n');
  return [...gone, ...changed, ...(isMoved ? ['Cambia el orden de las preguntas.'] : [])];
}

export const CONTACT_LABELS = {
  correo: 'Correo',
  whatsapp: 'WhatsApp',
  responsable: 'Quién opera Maestros',
  domicilio: 'Domicilio',
} as const;
type ContactField = keyof typeof CONTACT_LABELS;
export const CONTACT_FIELDS = Object.keys(CONTACT_LABELS) as ContactField[];

/** What pages show of a field: what was written, else what is configured, else nothing. */
export function contactText(
  field: ContactField,
  valor: Contacto['valor'],
  configurado: Contacto['valor'],
): string {
  const text = valor[field] || configurado[field];
  if (text === '') return 'No se muestra';
  return field === 'whatsapp' ? phoneText(text) : text;
}
