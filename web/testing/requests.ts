import type { RequestAsked, RequestRecipient } from '#contract/requests.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';

/** A day on which a work can still begin, whenever the tests run. */
export const WORK_DAY = mexicoDay(Date.now() + 8 * DAY);

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
    fecha: WORK_DAY,
    hora: '16:00',
    estado: 'Jalisco',
    cuando: '' as const,
    ciudad: 'Guadalajara',
    colonia: 'Santa Teresita',
    cp: '44600',
  } satisfies RequestAsked,
  precotizacion: 850,
  imagenes: [],
  imagenes_card: [],
};

/** Who was asked, and has seen it. */
export const RECIPIENT: RequestRecipient = {
  keylogin: 'x'.repeat(43),
  nombre: 'Taller Núñez',
  img_profile: null,
  profesion: 'Plomería',
  average_rating: null,
  reviews_count: 0,
  trabajos_contigo: 0,
  estado: 'vista',
  motivo: '',
  respondio_en: null,
  propuesta: null,
};

/** The proposal with which somebody answers a request. */
export const OFFER: NonNullable<RequestRecipient['propuesta']> = {
  id: 3,
  estado: 'publicada',
  version: 3,
  titulo: 'Destapar el drenaje',
  descripcion: 'Sonda a la calle. Garantía de 30 días.',
  precio: 900,
  start: WORK_DAY,
  end: null,
  hora: null,
  duracion: null,
  conceptos: [],
  incluye: [],
  no_incluye: [],
  cambio_pedido: null,
  anterior: null,
};
