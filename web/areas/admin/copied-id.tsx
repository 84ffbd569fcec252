import { IconCopy } from '@tabler/icons-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './copied-id.module.css';

interface CopiedIdProps {
  id: string;
  /** What it is the id of, for the button. */
  label: string;
}

/** An id of another system, to be looked up there. */
export function CopiedId({ id, label }: CopiedIdProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.success('Copiado.', 'Éxito');
    } catch {
      toast.error('No se pudo copiar. Selecciónalo y cópialo.');
    }
  };
  return (
    <span className={style.id}>
      <code>{id}</code>
      <IconButton label={label} onClick={() => void copy()}>
        <IconCopy size={18} aria-hidden />
      </IconButton>
    </span>
  );
}
