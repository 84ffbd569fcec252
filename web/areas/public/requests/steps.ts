import type { Campos } from '#contract/errors.ts';
import type { RequestForm } from '#contract/requests.ts';

type Field = keyof RequestForm;

/** One question each on a phone, all of them below each other on a desktop. */
export const STEPS: readonly { name: string; fields: readonly Field[] }[] = [
  { name: 'Servicio', fields: ['categoria'] },
  { name: 'Trabajo', fields: ['ancho', 'largo', 'aparato', 'opt', 'cantidad'] },
  { name: 'Detalles', fields: ['titulo', 'descripcion_servicio'] },
  { name: 'Fecha', fields: ['fecha', 'hora'] },
  { name: 'Lugar', fields: ['estado', 'ciudad'] },
];

export const LAST_STEP = STEPS.length - 1;

/** What the list of missing things calls each field. */
const NAMES: Partial<Record<Field, string>> = {
  categoria: 'tipo de trabajo',
  ancho: 'ancho',
  largo: 'largo',
  aparato: 'aparato',
  opt: 'opción',
  cantidad: 'cantidad',
  titulo: 'título',
  descripcion_servicio: 'descripción',
  fecha: 'fecha',
  hora: 'hora',
  estado: 'estado',
  ciudad: 'ciudad',
};

export interface Missing {
  field: string;
  name: string;
  step: number;
}

const stepOf = (field: string): number =>
  STEPS.findIndex(({ fields }) => fields.some((one) => one === field));

/** What is missing or wrong, in the order of the form. */
export const missingOf = (problems: Campos): Missing[] =>
  Object.keys(problems).map((field) => ({
    field,
    name: NAMES[field as Field] ?? field,
    step: stepOf(field),
  }));

/** The problems of one step alone. */
export const problemsOf = (problems: Campos, step: number): Campos =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

/** Where a phone opens the form: at the first question without an answer. */
export const firstOpenStep = (problems: Campos): number =>
  missingOf(problems)[0]?.step ?? LAST_STEP;
