import type { ProposalSummary } from '#contract/views.ts';

/** A project in one's lists; `changes` says what the test is about. */
export const summary = (id: number, changes: Partial<ProposalSummary> = {}): ProposalSummary => ({
  id,
  grupo: 'finalizados',
  estado: 'finalizada',
  titulo: `Trabajo ${id}`,
  descripcion: 'Con material',
  precio: 1800,
  sender: 'c'.repeat(43),
  recieved: 'p'.repeat(43),
  other_key: 'p'.repeat(43),
  other_nombre: 'Taller Núñez',
  other_img_profile: null,
  pagado: 1800,
  liberado: 1800,
  devuelto: 0,
  adicionales: 0,
  mitad_pagada: 0,
  entregado: 0,
  en_disputa: 0,
  start: null,
  hora: null,
  solicitud: null,
  turno: { who: 'nobody', action: null, amount: null },
  updateAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});
