import { AUDIT_SUBJECTS, type AuditSubject } from '#domain/audit/audit.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';

/** Screens of the subjects; people are linked by themselves. */
const LINKS: Partial<Record<AuditSubject, (id: string) => string>> = {
  conversation: (id) => {
    const [one = '', other = ''] = id.split('/');
    return paths.chatHistory(one, other);
  },
  request: (id) => paths.teamRequest(Number(id)),
  case: (id) => paths.teamCase(Number(id)),
  dispute: (id) => paths.dispute(Number(id)),
  review: (id) => paths.review(Number(id)),
  payout: () => paths.payouts,
  payout_batch: () => paths.payouts,
  category: () => paths.adminCategories,
  rate: () => paths.rates,
};

interface Subject {
  readonly tipo: AuditSubject;
  readonly id: string;
  readonly nombre: string | null;
}

export const subjectLink = ({ tipo, id }: Subject): string | null => LINKS[tipo]?.(id) ?? null;

/** The subject's name, else its number or its day, else ''. */
export function subjectName({ id, nombre }: Subject): string {
  if (nombre) return `«${nombre}»`;
  if (/^\d+$/.test(id)) return id;
  return /^\d{4}-\d{2}-\d{2}$/.test(id) ? formatDay(id) : '';
}

/** «Categoría «Plomería»», «Pago a profesional 12»; people are shown apart. */
export const subjectWords = (subject: Subject): string =>
  `${AUDIT_SUBJECTS[subject.tipo]} ${subjectName(subject)}`.trim();
