import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { CountBadge } from '#web/ui/chip.tsx';
import style from './layout.module.css';
import { useOpenReports } from './reports/use-reports.ts';

/** The screens of the administrator's area. */
export function AdminNav() {
  const open = useOpenReports();
  return (
    <nav className={style.nav} aria-label="Administración">
      <NavLink to={paths.accounts}>Cuentas</NavLink>
      <NavLink to={paths.reports}>
        Denuncias
        <CountBadge count={open} label="sin atender" />
      </NavLink>
    </nav>
  );
}
