import { IconBell } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { CountBadge } from '#web/ui/chip.tsx';
import style from './bell.module.css';

/** Leads to what one was told (4 §E), with the number of what is not read. */
export function Bell({ count }: { count: number }) {
  return (
    <NavLink to={paths.notifications} className={style.bell ?? ''} title="Avisos">
      <IconBell size={24} stroke={1.75} aria-hidden />
      <span className="m-hidden">Avisos</span>
      <span className={style.count}>
        <CountBadge count={count} label="sin leer" />
      </span>
    </NavLink>
  );
}
