import type { RequestAsked } from '#contract/requests.ts';

/** What both sides read of a request. */
export const REQUEST = {
  id: 7,
  estado: 'abierta' as const,
  createAt: '2026-11-24T20:05:00Z',
  vence: '2026-11-25T16:00:00Z',
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
    cuando: '' as const,
    ciudad: 'Guadalajara',
    colonia: 'Santa Teresita',
    cp: '44600',
  } satisfies RequestAsked,
  precotizacion: 850,
  imagenes: [],
};
