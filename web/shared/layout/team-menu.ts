import { paths } from '#web/paths.ts';
import type { NavItem } from './nav-links.ts';

/** The links of an administrator's menu on a phone: their area has its own there (2 §2). Loaded for them alone. */
export const TEAM_MENU: readonly NavItem[] = [
  { label: 'Inicio', to: paths.home, end: true },
  { label: 'Administrar', to: paths.accounts, area: paths.business },
  { label: 'Negocio', to: paths.business, end: true },
  { label: 'Pendientes', to: paths.pending },
  { label: 'Casos', to: paths.queue },
  { label: 'Conversaciones', to: paths.conversations, badge: 'unread' },
  { label: 'Cuentas', to: paths.accounts },
  { label: 'Mensajes', to: paths.messages },
  { label: 'Proyectos', to: paths.teamProjects },
  { label: 'Solicitudes', to: paths.teamRequests },
  { label: 'Reseñas', to: paths.reviews },
  { label: 'Pagos de clientes', to: paths.clientPayments },
  { label: 'Pagos a profesionales', to: paths.payouts },
  { label: 'Aprobaciones', to: paths.approvals },
  { label: 'Disputas', to: paths.disputes },
  { label: 'Contracargos', to: paths.chargebacks },
  { label: 'Denuncias', to: paths.reports },
  { label: 'Contabilidad', to: paths.accounting, end: true },
  { label: 'Reportes', to: paths.metrics },
  { label: 'Categorías', to: paths.adminCategories },
  { label: 'Auditoría', to: paths.audit },
  { label: 'Ajustes', to: paths.settings },
  { label: 'Equipo', to: paths.team },
  { label: 'Nuevo profesional', to: paths.newProfessional },
  { label: 'Mi cuenta', to: paths.ownTeamAccount },
];
