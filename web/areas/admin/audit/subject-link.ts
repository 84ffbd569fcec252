import type { AuditSubject } from '#domain/audit.ts';
import { paths } from '#web/paths.ts';

/** Where what was acted on can be seen; people have links of their own. */
const PLACES: Partial<Record<AuditSubject, (id: string) => string>> = {
  conversation: (id) => {
    const [one = '', other = ''] = id.split('/');
    return paths.chatHistory(one, other);
  },
  dispute: () => paths.disputes,
  review: (id) => paths.review(Number(id)),
  payout: () => paths.payouts,
  payout_batch: () => paths.payouts,
  category: () => paths.adminCategories,
};

export const subjectLink = ({ tipo, id }: { tipo: AuditSubject; id: string }): string | null =>
  PLACES[tipo]?.(id) ?? null;
