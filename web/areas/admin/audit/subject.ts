import { AUDIT_SUBJECTS, type AuditSubject } from '#domain/audit/audit.ts';
import { RISK_RULES, type RiskRule } from '#domain/risk/rules.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';

/** Screens of the subjects; people are linked by themselves. */
const LINKS: Partial<Record<AuditSubject, (id: string) => string>> = {
  conversation: (id) => {
    const [one = '', other = ''] = id.split('/');
    return paths.chatHistory(one, other);
  },
  invitation: () => paths.team,
  proposal: (id) => paths.teamProject(Number(id)),
  projects: () => paths.teamProjects,
  payment: (id) => paths.clientPayment(Number(id)),
  payments: () => paths.clientPayments,
  accounts: () => paths.accounts,
  requests: () => paths.teamRequests,
  reviews: () => paths.reviews,
  disputes: () => paths.disputes,
  chargebacks: () => paths.chargebacks,
  reports: () => paths.reports,
  validations: () => paths.pending,
  notifications: () => paths.sentNotifications,
  approval: () => paths.approvals,
  request: (id) => paths.teamRequest(Number(id)),
  case: (id) => paths.teamCase(Number(id)),
  dispute: (id) => paths.dispute(Number(id)),
  review: (id) => paths.review(Number(id)),
  payout: (id) => paths.teamPayout(id),
  payout_batch: (fecha) => (fecha === '' ? paths.payouts : paths.teamPayoutsOf(fecha)),
  chargeback: (id) => paths.chargeback(Number(id)),
  category: () => paths.adminCategories,
  rate: () => paths.rates,
  canned_answer: () => paths.cannedAnswers,
  setting: (id) => (id === 'preguntas' ? paths.questions : paths.contactData),
  books: () => paths.accounting,
  statement: () => paths.bank,
  bank_line: (id) => paths.bankLine(Number(id)),
  fact: () => paths.pending,
  risk: (id) => paths.riskHit(Number(id)),
  risk_rule: (id) => paths.riskHits(id),
};

interface Subject {
  readonly tipo: AuditSubject;
  readonly id: string;
  readonly nombre: string | null;
  readonly pago: number | null;
}

/** Where it is; a refund and a loss are on the page of their payment. */
export const subjectLink = ({ tipo, id, pago }: Subject): string | null =>
  pago === null ? (LINKS[tipo]?.(id) ?? null) : paths.clientPayment(pago);

/** The subject's name, else its number or its day, else ''. */
export function subjectName({ tipo, id, nombre }: Subject): string {
  if (nombre) return `«${nombre}»`;
  if (tipo === 'risk_rule' && Object.hasOwn(RISK_RULES, id))
    return `«${RISK_RULES[id as RiskRule].label}»`;
  if (/^\d+$/.test(id)) return id;
  return /^\d{4}-\d{2}-\d{2}$/.test(id) ? formatDay(id) : '';
}

/** «Categoría «Plomería»», «Pago a profesional 12»; people are shown apart. */
export const subjectWords = (subject: Subject): string =>
  `${AUDIT_SUBJECTS[subject.tipo]} ${subjectName(subject)}`.trim();
