/** A portfolio entry. */
export type Work = readonly [titulo: string, descripcion: string];

/** One job, from the first question to the text of the proposal. */
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
  /** For each drawn job of the trade, how different professionals describe it. */
  readonly works: readonly (readonly Work[])[];
  readonly jobs: readonly Job[];
  /** By clients; each is used once. */
  readonly reviews: readonly (readonly [Stars, string])[];
}
