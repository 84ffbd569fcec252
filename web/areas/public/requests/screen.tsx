import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { RequestForm } from '#contract/requests.ts';
import { categoryNamed } from '#web/shared/requests/category-named.ts';
import { Form } from './form.tsx';
import type { Asked, RequestCategory } from './load.ts';
import { openRequest, withAsked } from './opened.ts';
import style from './request.module.css';

export interface RequestScreenProps {
  categories: readonly RequestCategory[];
  asked: Asked;
  /** As it opens for who never typed anything. */
  empty: RequestForm;
  /** In Mexico City. */
  today: string;
}

/** The request (1 §2): drawn empty by the server, opened by the browser as it was left there. */
export function RequestScreen({ categories, asked, empty, today }: RequestScreenProps) {
  const { key, pathname, search } = useLocation();
  const visit = `${key} ${pathname}${search}`;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const opened = inBrowser ? openRequest(empty, asked, visit) : withAsked(empty, asked);
  // Kept under a name that its category no longer has.
  const present = categoryNamed(categories, opened.categoria)?.categoria;
  const initial = present ? { ...opened, categoria: present } : opened;
  return (
    <div className={style.page}>
      <div className={style.head}>
        <h1>Solicita un servicio</h1>
        <p className={style.lead}>
          Dinos qué necesitas y ve al momento cuánto cuesta, más o menos. Después eliges a quién
          pedírselo.
        </p>
      </div>
      <Form
        // Whoever comes again by another address finds what that one fills in.
        key={inBrowser ? visit : 'server'}
        categories={categories}
        initial={initial}
        visit={inBrowser ? visit : null}
        today={today}
      />
    </div>
  );
}

const never = () => () => {};
