/**
 * What the product says in a conversation that is no event of a project (4 §G): what became of a request, and where a
 * work is. The name is the message's `evento`.
 */
export const CHAT_FACTS = [
  'solicitud_elegida',
  'solicitud_cerrada',
  'solicitud_reabierta',
  'propuesta_reabierta',
  'solicitud_declinada',
  'direccion_dicha',
  'direccion_cambiada',
] as const;
export type ChatFact = (typeof CHAT_FACTS)[number];
