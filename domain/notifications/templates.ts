/** What the provider says of a template of messages (4 §E): only an approved one can be sent. */
export const TEMPLATE_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** The provider's other words, for what they mean to whoever wants to send it. */
const MEANINGS: Readonly<Record<string, TemplateState>> = {
  IN_APPEAL: 'PENDING',
  REINSTATED: 'APPROVED',
  // A warning: it can still be sent.
  FLAGGED: 'APPROVED',
  LOCKED: 'PAUSED',
  LIMIT_EXCEEDED: 'REJECTED',
  ARCHIVED: 'DISABLED',
  PENDING_DELETION: 'DISABLED',
  DELETED: 'DISABLED',
};

/** The state that a word of the provider means; null for a word that says nothing of it. */
export const templateState = (word: string): TemplateState | null =>
  TEMPLATE_STATES.find((state) => state === word) ?? MEANINGS[word] ?? null;
