import type { Centavos } from '../money.ts';
import type { Estado } from './graph.ts';

/** What decisions about a project depend on; amounts in centavos. */
export interface ProposalState {
  readonly estado: Estado;
  readonly titulo: string;
  readonly descripcion: string;
  readonly precio: Centavos | null;
  readonly pagado: Centavos;
  readonly liberado: Centavos;
  /** pagado − liberado − returned: what the ledger holds for it. */
  readonly retenido: Centavos;
  /** Whether the client and the professional have reviewed. */
  readonly sender_review: boolean;
  readonly receiver_review: boolean;
  readonly version: number;
}
