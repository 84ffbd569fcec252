import type { ProposalInput } from '../actors.ts';
import type { Job } from '../texts/index.ts';

const HOURS = ['09:00', '10:30', '16:00'];
const INCLUDED = [
  ['Limpieza al terminar', 'Garantía de 30 días'],
  ['Garantía de 60 días'],
  ['Prueba contigo antes de irme', 'Retiro del escombro'],
];

/** What a proposal says besides its price; every fourth is a price alone. */
export function termsOf({ precio }: Pick<Job, 'precio'>, variant: number): ProposalInput {
  if (variant % 4 === 3) return {};
  const material = Math.round((precio * (25 + (variant % 3) * 10)) / 1000) * 10;
  return {
    conceptos: [
      { concepto: 'Mano de obra', monto: precio - material },
      { concepto: 'Material y piezas', monto: material },
    ],
    hora: HOURS[variant % HOURS.length] ?? '09:00',
    duracion: precio < 1000 ? 120 : precio < 3000 ? 240 : 480,
    incluye: INCLUDED[variant % INCLUDED.length] ?? [],
    no_incluye: variant % 2 === 0 ? ['Piezas que pidas de más'] : [],
  };
}
