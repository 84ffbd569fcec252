import { IconDeviceFloppy } from '@tabler/icons-react';
import style from './form-head.module.css';

/** The title of a proposal's form, and whether this browser keeps what was typed. */
export const FormHead = ({ title, kept }: { title: string; kept: boolean }) => (
  <div className={style.head}>
    <h3>{title}</h3>
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
