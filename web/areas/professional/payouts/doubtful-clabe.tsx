import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { isDoubtful } from './clabe.ts';
import style from './payout.module.css';

interface DoubtfulClabeProps extends Pick<User, 'payment_method'> {
  /** Whether to link to the screen where it can be changed. */
  linked?: boolean;
}

/** Asks to check a CLABE that was saved before wrong control digits were refused: it is paid to until it is changed. */
export function DoubtfulClabe({ payment_method, linked = false }: DoubtfulClabeProps) {
  if (!isDoubtful({ payment_method })) return null;
  return (
    <Card tone="sunken" padding="sm">
      <p className={style.note}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>
          Revisa la CLABE que guardaste: sus dígitos no corresponden entre sí y un pago puede llegar
          a otra persona. Seguimos pagándote ahí hasta que la cambies.
          {linked && (
            <>
              {' '}
              <Link to={paths.payout}>Cambiar la CLABE</Link>
            </>
          )}
        </span>
      </p>
    </Card>
  );
}
