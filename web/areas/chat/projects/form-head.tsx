import { IconDeviceFloppy } from '@tabler/icons-react';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import style from './form-head.module.css';

interface FormHeadProps {
  title: string;
  kept: boolean;
  /** Somebody asked for the form, so the focus goes there; not where it only stands open. */
  opened: boolean;
}

/** The title of a proposal's form, and whether this browser keeps what was typed. */
export function FormHead({ title, kept, opened }: FormHeadProps) {
  const heading = useFocusOnOpen<HTMLHeadingElement>(opened);
  return (
    <div className={style.head}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <output>
        {kept && (
          <span className={style.kept}>
            <IconDeviceFloppy size={18} aria-hidden />
            Guardada aquí
          </span>
        )}
      </output>
    </div>
  );
}
