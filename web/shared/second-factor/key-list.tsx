import { IconKey } from '@tabler/icons-react';
import type { Passkey } from '#contract/second-factor.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { Button } from '#web/ui/button.tsx';
import style from './second-factor.module.css';

interface KeyListProps {
  keys: readonly Passkey[];
  onRemove: (key: Passkey) => void;
  /** Why the only one cannot be taken away. */
  disabledReason: string | undefined;
}

const dayOf = (instant: string): string => formatDay(mexicoDay(Date.parse(instant)));

/** The keys of an account's devices, the newest first. */
export const KeyList = ({ keys, onRemove, disabledReason }: KeyListProps) => (
  <ul className={style.keys} aria-label="Llaves de acceso">
    {keys.map((key) => (
      <li key={key.id}>
        <IconKey size={20} aria-hidden />
        <div>
          <p className={style.name}>{key.nombre}</p>
          <p>
            Desde el {dayOf(key.createAt)}
            {key.usada_at && `, usada el ${dayOf(key.usada_at)}`}
          </p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          label={`Quitar la llave «${key.nombre}»`}
          onClick={() => onRemove(key)}
          disabledReason={disabledReason}
        >
          Quitar
        </Button>
      </li>
    ))}
  </ul>
);
