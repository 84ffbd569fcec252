import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './approvals.module.css';
import { useWaitingOn } from './use-approvals.ts';

/** On an object on which something waits for a second person: who asked for it, and where it is decided. */
export function WaitingNote({ object }: { object: string }) {
  const waiting = useWaitingOn(object);
  if (!waiting) return null;
  return (
    <p className={style.note}>
      <IconUsers size={20} aria-hidden />
      <span>
        <Link className={style.link} to={paths.approvals}>
          En espera de otra persona
        </Link>
        <span className={style.muted}> Lo pidió {waiting.pide.nombre}.</span>
      </span>
    </p>
  );
}
