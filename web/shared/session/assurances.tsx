import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import style from './assurances.module.css';

export interface AssurancesProps {
  title: string;
  items: readonly { Icon: Icon; title: string; text: string }[];
  /** A link to a page with the details. */
  more?: { label: string; to: string };
}

/** A few reasons to sign up or log in. */
export function Assurances({ title, items, more }: AssurancesProps) {
  return (
    <div>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.list}>
        {items.map((item) => (
          <li key={item.title}>
            <span className={style.icon} aria-hidden>
              <item.Icon size={24} stroke={1.75} />
            </span>
            <div>
              <strong>{item.title}</strong>
              <p className={style.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <Link className={style.more} to={more.to}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
