import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import style from './included.module.css';

interface IncludedProps {
  incluye: readonly string[];
  noIncluye: readonly string[];
}

/** What a price includes, and below it what it does not. */
export function Included({ incluye, noIncluye }: IncludedProps) {
  return (
    <>
      <Texts texts={incluye} label="Incluye" icon={<IconCheck size={18} aria-hidden />} />
      <Texts texts={noIncluye} label="No incluye" icon={<IconMinus size={18} aria-hidden />} not />
    </>
  );
}

function Texts(props: { texts: readonly string[]; label: string; icon: ReactNode; not?: boolean }) {
  const { texts, label, icon, not = false } = props;
  if (texts.length === 0) return null;
  return (
    <ul className={style.list} data-not={not || undefined} aria-label={label}>
      {texts.map((text, index) => (
        <li key={`${index} ${text}`}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
