import { named } from './picture.tsx';
import s from './logo.module.css';

type MarkProps = { size?: number; title?: string };

/** The logo's mark: a house whose door is a spanner, drawn as one line. */
export function Mark({ size = 32, title }: MarkProps) {
  return (
    <svg
      className={s.mark}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      focusable="false"
      {...named(title)}
    >
      <path d="M13 29H5a2 2 0 0 1-2-2V13.4L16 3l13 10.4V27a2 2 0 0 1-2 2h-8v-7.3a6 6 0 0 0 0-10.9V15h-6v-4.2a6 6 0 0 0 0 10.9z" />
    </svg>
  );
}
