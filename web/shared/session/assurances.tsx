import type { ReactNode } from 'react';
import style from './assurances.module.css';

export interface Assurance {
  icon: ReactNode;
  title: string;
  text: string;
}

/** A few facts that make the step easier to take. */
export function Assurances({ title, items }: { title: string; items: readonly Assurance[] }) {
  return (
    <div>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.list}>
        {items.map((item) => (
          <li key={item.title}>
            <span className={style.icon} aria-hidden>
              {item.icon}
            </span>
            <div>
              <strong>{item.title}</strong>
              <p className={style.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
