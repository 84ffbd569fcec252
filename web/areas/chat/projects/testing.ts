import type { AdditionalView } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { WORK_DAY } from '#web/testing/requests.ts';

const HOME: Proposal['direccion'] = {
  direccion: 'Juan Álvarez 1870',
  apartamento: '4',
  referencia: 'Portón verde',
  colonia: 'Santa Teresita',
  cp: '44600',
  ciudad: 'Guadalajara',
  estado: 'Jalisco',
  visible_desde: '2026-11-24T15:56:00.000Z',
};

/** A project for tests: paid, completed, a quarter released. */
export const proposal = (changes: Partial<Proposal>): Proposal => ({
  id: 1,
  estado: 'completado',
  sender: 'clara',
  recieved: 'taller',
  sender_accept: 1,
  receiver_accept: 1,
  titulo: 'Cambio de llave',
  descripcion: 'Llave y tubería',
  start: null,
  end: null,
  hora: null,
  duracion: null,
  conceptos: [],
  incluye: [],
  no_incluye: [],
  precio: 1800,
  pagado: 1800,
  liberado: 450,
  retenido: 1350,
  por_pagar: 0,
  mitad_pagada: 0,
  tarifa: { porcentaje: 5, fija: 3 },
  comision: 93,
  neto: 1707,
  adicionales: 0,
  anticipo: 0.25,
  sender_review: 0,
  receiver_review: 1,
  resenas: [],
  cargada: 1,
  profesional_assign: null,
  data_propuesta: { adicionales: [] },
  devuelto: 0,
  devoluciones: [],
  por_devolver: 0,
  retirado: 0,
  published_at: null,
  entregado_at: null,
  entrega: { antes: [], despues: [] },
  muestra: null,
  completed_at: null,
  vence: null,
  disputa: null,
  contracargo: null,
  en_revision: 0,
  cambio_pedido: null,
  direccion: HOME,
  anterior: null,
  otra_elegida: 0,
  solicitud: null,
  version: 7,
  createAt: '2026-11-24T15:48:00.000Z',
  updateAt: '2026-11-24T15:48:00.000Z',
  eventos: [
    {
      evento: 'publicada',
      actor: 'taller',
      monto: null,
      detalle: '',
      createAt: '2026-11-23T15:48:00.000Z',
    },
    {
      evento: 'pago_recibido',
      actor: 'System',
      monto: 1800,
      detalle: '',
      createAt: '2026-11-24T15:56:00.000Z',
    },
  ],
  ...changes,
});

const NOTHING_PAID = { precio: 1999, pagado: 0, liberado: 0, retenido: 0, anticipo: 0 } as const;
export const PUBLISHED = { ...NOTHING_PAID, estado: 'publicada' } as const;
export const UNPAID = { ...NOTHING_PAID, estado: 'por_pagar', por_pagar: 1999 } as const;
export const PAID = {
  ...NOTHING_PAID,
  estado: 'pagado',
  pagado: 1999,
  retenido: 1999,
} as const;
/** Above 5,000 MXN, of which the first half is paid. */
export const HALF_PAID = {
  ...NOTHING_PAID,
  estado: 'por_pagar',
  precio: 8001,
  pagado: 4000.5,
  retenido: 4000.5,
  por_pagar: 4000.5,
  mitad_pagada: 1,
} as const;
export const DELIVERED_AT = '2026-11-24T16:48:00.000Z';

/** An open dispute, of which the other side has not said its word. */
export const disputeBy = (
  sender: string,
  changes: Partial<NonNullable<Proposal['disputa']>> = {},
): NonNullable<Proposal['disputa']> => ({
  id: 1,
  sender,
  texto: '',
  imagenes: [],
  responder_hasta: `${WORK_DAY}T16:48:00.000Z`,
  respuesta: null,
  ofertas: [],
  createAt: DELIVERED_AT,
  ...changes,
});

/** An event by somebody else than the two parties, unless the test says by whom. */
export const event = (
  evento: Proposal['eventos'][number]['evento'],
  changes: Partial<Proposal['eventos'][number]> = {},
): Proposal['eventos'][number] => ({
  evento,
  actor: 'System',
  monto: null,
  detalle: '',
  createAt: DELIVERED_AT,
  ...changes,
});

/** An additional service that waits for an answer. */
export const service = (id: number, changes: Partial<AdditionalView> = {}): AdditionalView => ({
  id,
  descripcion: `Servicio ${id}`,
  precio: 300,
  estatus: 'pendiente',
  pagado: 0,
  ...changes,
});
