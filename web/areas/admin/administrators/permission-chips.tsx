import { PERMISSION_NAMES, type Permission } from '#domain/administrators/permissions.ts';
import { Chip } from '#web/ui/chip.tsx';
import style from './administrators.module.css';

/** What somebody may do, in a word each. */
export const PermissionChips = ({ permisos }: { permisos: readonly Permission[] }) => (
  <ul className={style.permissions}>
    {permisos.map((one) => (
      <li key={one}>
        <Chip tone={one === 'dueño' ? 'primary' : 'neutral'}>{PERMISSION_NAMES[one]}</Chip>
      </li>
    ))}
  </ul>
);
