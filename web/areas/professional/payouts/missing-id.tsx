import { IconId } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import style from './payout.module.css';

/** Notice that payments need both sides of the ID (2 §5). */
export function MissingId({ profile }: Pick<User, 'profile'>) {
  if (profile?.identificacionFrontal_rute && profile.identificacionTrasera_rute) return null;
  return (
    <Card tone="sunken" padding="sm">
      <p className={style.note}>
        <IconId size={20} aria-hidden />
        <span>
          Para enviarte tus pagos también necesitamos los dos lados de tu identificación.{' '}
          <Link to={paths.professionalProfile}>Súbelos en tu perfil</Link>
        </span>
      </p>
    </Card>
  );
}
