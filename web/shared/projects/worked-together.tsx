import { IconHistory } from '@tabler/icons-react';
import style from './worked-together.module.css';

/** «1 trabajo», «2 trabajos». */
export const worksText = (trabajos: number): string =>
  trabajos === 1 ? '1 trabajo' : `${trabajos} trabajos`;

interface WorkedTogetherProps {
  nombre: string;
  /** Works that the two have finished with each other; nothing is shown without one. */
  trabajos: number;
}

/** Says to either of two people that they have worked with each other: «Ya trabajaste con Ramón · 2 trabajos». */
export function WorkedTogether({ nombre, trabajos }: WorkedTogetherProps) {
  if (trabajos === 0) return null;
  return (
    <p className={style.together}>
      <IconHistory size={18} aria-hidden />
      <span>
        Ya trabajaste con {nombre} · {worksText(trabajos)}
      </span>
    </p>
  );
}
