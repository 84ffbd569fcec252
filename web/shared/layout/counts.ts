/** How much waits for the signed-in person, for the badges of links. */
export interface Counts {
  /** Conversations with unread messages. */
  readonly conversaciones: number;
  /** Requests to choose from or to ask again, or to answer. */
  readonly solicitudes: number;
  /** Projects in which it is their turn. */
  readonly proyectos: number;
  /** Notifications that they have not read. */
  readonly avisos: number;
}

export const NO_COUNTS: Counts = { conversaciones: 0, solicitudes: 0, proyectos: 0, avisos: 0 };
