import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import style from './included.module.css';

interface IncludedProps {
  incluye: readonly string[];
  noIncluye: readonly string[];
}

/** What a price includes, and below it, under its own name, what it does not. */
export function Included({ incluye, noIncluye }: IncludedProps) {
  return (
    <>
      {incluye.length > 0 && (
        <Texts texts={incluye} icon={<IconCheck size={18} aria-hidden />} aria-label="Incluye" />
      )}
      {noIncluye.length > 0 && <NotIncluded texts={noIncluye} />}
    </>
  );
}

function NotIncluded({ texts }: { texts: readonly string[] }) {
  const id = useId();
  return (
    <div className={style.not}>
      <p id={id}>No incluye</p>
      <Texts texts={texts} icon={<IconMinus size={18} aria-hidden />} aria-labelledby={id} />
    </div>
  );
}

type Named = { 'aria-label': string } | { 'aria-labelledby': string };

function Texts({ texts, icon, ...name }: { texts: readonly string[]; icon: ReactNode } & Named) {
  return (
    <ul className={style.list} {...name}>
      {texts.map((text, index) => (
        <li key={`${index} ${text}`}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
