import type * as chargebacks from '#contract/chargebacks.ts';
import { DAY } from '#lib/mexico-time.ts';

// A payment that its bank took back, as the team reads it.

export const NONE = { hay_mas: false, siguiente: null };
export const AT = '2026-11-20T15:00:00.000Z';
export const CASE: chargebacks.Chargeback = {
  id: 3,
  id_dispute: 'du_3',
  pago: 9,
  concepto: 'Cambio de llave',
  id_proposal: 3,
  monto: 2000,
  motivo: 'product_not_received',
  estado: 'needs_response',
  vence: new Date(Date.now() + 9 * DAY).toISOString(),
  createAt: AT,
  preguntado_at: null,
  cerrado_at: null,
  recuperado_at: null,
  ganado: null,
  entregadas_at: null,
  entregadas_por: null,
  cliente: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos' },
  profesional: { keylogin: 'p'.repeat(43), nombre: 'Ramón Núñez' },
  con_deudor: 1,
  por_reservar: 947,
  reservado: 947,
  perdida: null,
};
export const MONEY: chargebacks.CaseMoney = {
  liberado: 1000,
  recibido: 947,
  protegido: 1000,
  cubierto_protegido: 0,
  cubierto_devolucion: 0,
  costo: 348,
  propuesta: 947,
};
export const EVIDENCE = {
  dinero: MONEY,
  pruebas: 'SERVICIO\nCambio de llave',
  entrega: { antes: [], despues: [] },
  huella: 'h'.repeat(32),
};
