import type { Campos } from '#contract/errors.ts';
import type { RequestForm } from '#contract/requests.ts';

type Field = keyof RequestForm;

/** A phone shows one step at a time, a desktop all of them. */
export const STEPS: readonly {
  name: string;
  /** Of the address. */
  hash: string;
  title: string;
  fields: readonly Field[];
}[] = [
  {
    name: 'Qué',
    hash: '#que',
    title: '¿Qué necesitas?',
    fields: ['categoria', 'aparato', 'opt'],
  },
  {
    name: 'Detalles',
    hash: '#detalles',
    title: '¿Cómo y cuándo?',
    fields: [
      'ancho',
      'largo',
      'cantidad',
      'cuando',
      'fecha',
      'hora',
      'descripcion_servicio',
      'titulo',
    ],
  },
  {
    name: 'Dónde',
    hash: '#donde',
    title: '¿Dónde es?',
    fields: ['direccion_id', 'cp', 'estado', 'ciudad', 'colonia'],
  },
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

/** The step that has a field. */
export const stepOf = (field: string): number =>
  STEPS.findIndex(({ fields }) => fields.some((one) => one === field));

/** The missing or invalid fields, in the order of the form. */
export const missingOf = (problems: Campos): Missing[] =>
  Object.keys(problems)
    .map((field) => ({ field, name: NAMES[field as Field] ?? field, step: stepOf(field) }))
    .sort((a, b) => a.step - b.step);

/** The problems of one step only. */
export const problemsOf = (problems: Campos, step: number): Campos =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

/** The first step with a problem; the last one when there is none. */
export const firstOpenStep = (problems: Campos): number =>
  missingOf(problems)[0]?.step ?? LAST_STEP;

/** Shows a step's question, and the field of it that was asked for. */
export function showField(field: string): void {
  requestAnimationFrame(() => {
    const controls = document.querySelectorAll<HTMLElement>(`main [name="${field}"]`);
    // A phone has the text in two steps, and shows one of them.
    const shown = [...controls].filter((one) => one.getClientRects().length > 0);
    const control = shown.find((one) => one.matches(':checked')) ?? shown[0];
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  });
}

/** Brings a field above the bar that covers the end of the screen, without taking the focus. */
export function revealField(field: string): void {
  requestAnimationFrame(() => {
    document
      .querySelector(`main [name="${field}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
