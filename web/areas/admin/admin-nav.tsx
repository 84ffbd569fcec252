import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { CountBadge } from '#web/ui/chip.tsx';
import linkRow from '#web/ui/link-row.module.css';
import style from './layout.module.css';
import { useOpenDisputes } from './disputes/use-disputes.ts';
import { useOpenReports } from './reports/use-reports.ts';

/** The screens of the administrator's area. */
export function AdminNav() {
  const reports = useOpenReports();
  const disputes = useOpenDisputes();
  return (
    <nav className={`${linkRow.row} ${style.nav}`} aria-label="Administración">
      <NavLink to={paths.accounts}>Cuentas</NavLink>
      <NavLink to={paths.disputes}>
        Disputas
        <CountBadge count={disputes} label="sin resolver" />
      </NavLink>
      <NavLink to={paths.reports}>
        Denuncias
        <CountBadge count={reports} label="sin atender" />
      </NavLink>
      <NavLink to={paths.adminCategories}>Categorías</NavLink>
      <NavLink to={paths.audit}>Auditoría</NavLink>
    </nav>
  );
}
