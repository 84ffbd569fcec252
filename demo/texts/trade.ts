/** A portfolio entry. */
export type Work = readonly [titulo: string, descripcion: string];

/** One order, from the first question to the proposal's words. */
export interface Job {
  readonly ask: string;
  readonly answer: string;
  readonly detail: string;
  readonly titulo: string;
  readonly descripcion: string;
  /** MXN. */
  readonly precio: number;
}

export type Stars = 2 | 3 | 4 | 5;

/** What people of one trade and their clients write. */
export interface TradeTexts {
  readonly category: string;
  /** For each drawn job of the trade, what different people call it. */
  readonly works: readonly (readonly Work[])[];
  readonly jobs: readonly Job[];
  /** Of clients, each used once. */
  readonly reviews: readonly (readonly [Stars, string])[];
}
