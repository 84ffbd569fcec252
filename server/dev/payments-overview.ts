/** What the stand-in of payments tells of itself. */
export interface PaymentsOverview {
  available: number;
  pending: number;
  payments: {
    payment_intent: string;
    description: string | null;
    amount: number;
    amount_refunded: number;
    created: number;
    refunds: { id: string; amount: number; status: string }[];
    disputes: {
      id: string;
      amount: number;
      status: string;
      reason: string;
      evidence_details: { due_by: number | null; submission_count: number };
    }[];
    warned: boolean;
    /** `any` where the bank was asked to authenticate who paid. */
    authentication: string;
  }[];
  payouts: { id: string; amount: number; status: string; created: number }[];
  /** What waits for the next calls. */
  faults: { match: string; kind: string; times: number }[];
  /** How new refunds end. */
  refund_status: string;
  /** How new events are delivered. */
  webhooks: string;
  /** By number. */
  cards: Record<string, TestCard>;
}

export interface TestCard {
  brand: string;
  country?: string;
  funding?: string;
  threeDSecure?: boolean;
  decline?: string;
  availableAtOnce?: boolean;
  afterwards?: string;
}
