import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useStore } from '../store.ts';
import { dismissToast, type ToastEntry, toasts } from './toast.ts';
import style from './toaster.module.css';

/** Where toasts stand: once in the page, always there, so that screen readers hear what enters. */
export function Toaster() {
  const entries = useStore(toasts);
  return (
    <section className={style.region} aria-label="Avisos" aria-live="polite">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

const icons = { error: IconAlertCircle, success: IconCircleCheck, warning: IconAlertTriangle };

function Toast({ entry }: { entry: ToastEntry }) {
  const Icon = icons[entry.tone];
  // Whoever reads it with the pointer or the keyboard on it decides when it goes.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const timer = held ? undefined : setTimeout(() => dismissToast(entry.id), entry.life);
    return () => clearTimeout(timer);
  }, [entry, held]);

  return (
    <div
      className={style.toast}
      data-tone={entry.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={style.icon} size={24} aria-hidden />
      <div className={style.words}>
        <strong>{entry.title}</strong>
        {entry.text && <p>{entry.text}</p>}
      </div>
      <IconButton label="Cerrar aviso" onClick={() => dismissToast(entry.id)}>
        <IconX size={20} />
      </IconButton>
    </div>
  );
}
