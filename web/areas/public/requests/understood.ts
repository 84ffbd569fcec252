import type { OutputOf } from '#contract/call.ts';
import type { RequestForm } from '#contract/requests.ts';
import type { understand } from '#contract/search.ts';

/** What an address fills in: the category, the text of the home page's field and what it says, a place. */
export type Prefill = Partial<RequestForm>;

export type Reading = OutputOf<typeof understand>;
/** A trade that a text may mean. */
export type Meant = Reading['trabajos'][number];

/** What was understood of the text of an address. */
export interface UnderstoodText {
  readonly texto: string;
  /** The trades to ask about; none where it is sure, or nothing was understood. */
  readonly maybe: readonly Meant[];
}

/** The fields of a trade and its option. */
export const chosen = ({ categoria, aparato, opt }: Meant): Prefill => ({
  categoria,
  aparato: aparato ?? '',
  opt: opt ?? '',
});
