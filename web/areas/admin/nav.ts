import {
  IconAdjustments,
  IconAlertTriangle,
  IconBrandWhatsapp,
  IconBell,
  IconBriefcase,
  IconBuildingBank,
  IconCreditCard,
  IconCreditCardRefund,
  IconChartBar,
  IconChartLine,
  IconChecks,
  IconClipboardList,
  IconCategory,
  IconFlag,
  IconHammer,
  IconHistory,
  IconMessage,
  IconMessages,
  IconReceipt,
  IconScale,
  IconSend,
  IconStar,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { getPending } from '#contract/operations.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import type { AreaLink } from '#web/shared/own-area/area-layout.tsx';

type Pending = OutputOf<typeof getPending>;

/** Items on the screen of pending work; the others have a screen of their own. */
export const pendingCount = (pending: Pending): number =>
  pending.validaciones +
  pending.eliminaciones +
  pending.devoluciones +
  pending.hechos +
  pending.diferencias +
  pending.atrasadas +
  pending.notificaciones +
  pending.trabajos;

/** Chargebacks and losses with something to do, and banks that ask; each by its name. */
export function chargebacksWaiting(pending: Pending | undefined) {
  const { contracargos, consultas } = pending ?? { contracargos: 0, consultas: 0 };
  const asked = consultas === 1 ? 'consulta del banco' : 'consultas del banco';
  return {
    value: contracargos + consultas,
    label:
      consultas === 0 ? 'por atender' : contracargos === 0 ? asked : `por atender, con ${asked}`,
  };
}

/** The screens of the administrator's area (2 §2), with their pending counts. */
export const linksOf = (pending: Pending | undefined, unread: number): AreaLink[] => [
  { to: paths.business, label: 'Negocio', Icon: IconChartLine },
  {
    to: paths.pending,
    label: 'Pendientes',
    Icon: IconBell,
    count: { value: pending ? pendingCount(pending) : 0, label: 'por atender' },
  },
  {
    to: paths.conversations,
    label: 'Conversaciones',
    Icon: IconMessages,
    count: { value: unread, label: 'sin leer' },
  },
  { to: paths.accounts, label: 'Cuentas', Icon: IconUsers },
  { to: paths.messages, label: 'Mensajes', Icon: IconMessage },
  { to: paths.teamProjects, label: 'Proyectos', Icon: IconHammer },
  { to: paths.teamRequests, label: 'Solicitudes', Icon: IconClipboardList },
  { to: paths.reviews, label: 'Reseñas', Icon: IconStar },
  { to: paths.clientPayments, label: 'Pagos de clientes', Icon: IconCreditCard },
  { to: paths.payouts, label: 'Pagos a profesionales', Icon: IconBuildingBank },
  {
    to: paths.queue,
    label: 'Casos',
    Icon: IconBriefcase,
    count: { value: pending?.cola ?? 0, label: 'por atender' },
  },
  {
    to: paths.approvals,
    label: 'Aprobaciones',
    Icon: IconChecks,
    count: { value: pending?.aprobaciones ?? 0, label: 'en espera' },
  },
  {
    to: paths.disputes,
    label: 'Disputas',
    Icon: IconAlertTriangle,
    count: { value: pending?.disputas ?? 0, label: 'sin resolver' },
  },
  {
    to: paths.chargebacks,
    label: 'Contracargos',
    Icon: IconCreditCardRefund,
    count: chargebacksWaiting(pending),
  },
  {
    to: paths.reports,
    label: 'Denuncias',
    Icon: IconFlag,
    count: { value: pending?.denuncias ?? 0, label: 'sin atender' },
  },
  { to: paths.bank, label: 'Estado de cuenta', Icon: IconReceipt },
  { to: paths.accounting, label: 'Contabilidad', Icon: IconScale },
  { to: paths.metrics, label: 'Reportes', Icon: IconChartBar },
  { to: paths.adminCategories, label: 'Categorías', Icon: IconCategory },
  { to: paths.sentNotifications, label: 'Avisos enviados', Icon: IconSend },
  {
    to: paths.templates,
    label: 'Plantillas',
    Icon: IconBrandWhatsapp,
    also: paths.replies,
  },
  { to: paths.settings, label: 'Ajustes', Icon: IconAdjustments },
  { to: paths.audit, label: 'Auditoría', Icon: IconHistory },
  { to: paths.team, label: 'Equipo', Icon: IconUsersGroup },
  { to: paths.newProfessional, label: 'Nuevo profesional', Icon: IconUserPlus },
  { to: paths.ownTeamAccount, label: 'Mi cuenta', Icon: IconUserCircle },
];
