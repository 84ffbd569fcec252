import type { RequestAsked } from '#contract/requests.ts';

/** What both sides read of a request. */
export const REQUEST = {
  id: 7,
  estado: 'abierta' as const,
  createAt: '2026-11-24T20:05:00Z',
  /** Some hours from whatever the clock of the test says. */
  get vence() {
    return new Date(Date.now() + 20 * 3_600_000).toISOString();
  },
  datos: {
    categoria: 'Plomería',
    aparato: '',
    opt: 'Destapar drenaje',
    cantidad: '1',
    ancho: '',
    largo: '',
    titulo: '',
    descripcion_servicio: 'Se me tapó el baño.',
    fecha: '2026-12-02',
    hora: '16:00',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
  } satisfies RequestAsked,
  precotizacion: 850,
  imagenes: [],
};
