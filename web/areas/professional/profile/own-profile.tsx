import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Stack } from '#web/ui/stack.tsx';
import { Head } from '../home/head.tsx';
import style from './own-profile.module.css';

export const meta = () => [{ title: 'Perfil · Maestros' }];

/** What one changes of oneself, and what for. */
const SCREENS = [
  { to: paths.professionalProfile, label: 'Perfil', hint: 'Oficios, zona, descripción y tu INE' },
  { to: paths.portfolio, label: 'Portafolio', hint: 'Las fotos de tus trabajos' },
  { to: paths.professionalReviews, label: 'Reseñas', hint: 'Lo que dicen de ti' },
  { to: paths.professionalAccount, label: 'Cuenta', hint: 'Foto, nombre, teléfono y contraseña' },
  { to: paths.professionalAddress, label: 'Dirección', hint: 'Solo la ve el equipo' },
  { to: paths.payout, label: 'Método de pago', hint: 'La cuenta donde te pagamos' },
  { to: paths.membership, label: 'Membresía', hint: 'Tu nivel y cuántos trabajos te da' },
];

/** /profesional/mi-perfil: where a phone's bar leads to for everything about oneself. */
export default function OwnProfile() {
  const { user } = useUser();
  return (
    <Stack gap={6}>
      <Head user={user} />
      <ul className={style.screens}>
        {SCREENS.map(({ to, label, hint }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <strong>{label}</strong>
                <span>{hint}</span>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
