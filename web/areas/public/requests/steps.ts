import type { Campos } from '#contract/errors.ts';
import type { RequestForm } from '#contract/requests.ts';

type Field = keyof RequestForm;

/** A phone shows one step at a time, a desktop all of them. */
export const STEPS: readonly { name: string; fields: readonly Field[] }[] = [
  { name: 'Servicio', fields: ['categoria'] },
  { name: 'Trabajo', fields: ['ancho', 'largo', 'aparato', 'opt', 'cantidad'] },
  { name: 'Detalles', fields: ['titulo', 'descripcion_servicio'] },
  { name: 'Fecha', fields: ['fecha', 'hora'] },
  { name: 'Lugar', fields: ['estado', 'ciudad'] },
];

export const LAST_STEP = STEPS.length - 1;

/** The name of each field in the list of missing fields. */
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

/** The missing or invalid fields, in the order of the form. */
export const missingOf = (problems: Campos): Missing[] =>
  Object.keys(problems).map((field) => ({
    field,
    name: NAMES[field as Field] ?? field,
    step: stepOf(field),
  }));

/** The problems of one step only. */
export const problemsOf = (problems: Campos, step: number): Campos =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

/** The step at which a phone opens the form: the first with a problem. */
export const firstOpenStep = (problems: Campos): number =>
  missingOf(problems)[0]?.step ?? LAST_STEP;
