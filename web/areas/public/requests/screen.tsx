import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { RequestForm } from '#contract/requests.ts';
import { dayBehind } from '#domain/requests/when.ts';
import { useBegunInBrowser } from '#web/shared/layout/start/begin-anew.ts';
import { categoryNamed } from '#web/shared/requests/category-named.ts';
import { useSentIn } from '#web/shared/requests/store.ts';
import { useForWhom } from './for-whom.tsx';
import { Form } from './form.tsx';
import type { RequestCategory } from './load.ts';
import type { Prefill, UnderstoodText } from './understood.ts';
import { isPlaceUnsaid, newRequest, openRequest, prefilled } from './opened.ts';
import { visitOf } from './use-step.ts';
import style from './request.module.css';

const AlreadySent = lazy(() => import('./send/already-sent.tsx'));

export interface RequestScreenProps {
  categories: readonly RequestCategory[];
  prefill: Prefill;
  understood: UnderstoodText | null;
  /** The form of a visitor who has typed nothing yet. */
  empty: RequestForm;
  /** The day in Mexico City. */
  today: string;
}

/** The request (1 §2): rendered empty on the server, then filled in with what the browser has stored. */
export function RequestScreen({
  categories,
  prefill,
  understood,
  empty,
  today,
}: RequestScreenProps) {
  const again = useSearchParams()[0].has('repetida');
  const visit = visitOf(useLocation());
  const sent = useSentIn(visit);
  const inBrowser = useBegunInBrowser();
  const fresh = inBrowser ? newRequest(empty) : empty;
  const opened = inBrowser ? openRequest(fresh, prefill, visit) : prefilled(fresh, fresh, prefill);
  // The stored category may have been renamed.
  const current = categoryNamed(categories, opened.categoria)?.categoria;
  const forOne = useForWhom(current ?? '') !== undefined;
  const initial = {
    ...opened,
    ...(current && { categoria: current }),
    // Words that were kept count from today.
    ...(opened.cuando !== '' && { fecha: dayBehind(opened.cuando, today) }),
  };
  if (sent !== null)
    return (
      <div className={style.page}>
        <h1>Solicita un servicio</h1>
        <Suspense>
          <AlreadySent id={sent} another />
        </Suspense>
      </div>
    );
  return (
    // What is said to the server's form waits for the browser's (web/shared/layout/start/).
    <div className={style.page} data-anew={inBrowser ? undefined : ''}>
      <div className={style.head}>
        <h1>Solicita un servicio</h1>
        <p className={style.lead}>
          Dinos qué necesitas y ve al momento cuánto cuesta, más o menos.
          {!forOne && ' Después eliges a quién pedírselo.'}
        </p>
      </div>
      <Form
        // A visit by another address prefills the form again.
        key={inBrowser ? visit : 'server'}
        categories={categories}
        initial={initial}
        empty={fresh}
        visit={inBrowser ? visit : null}
        today={today}
        understood={understood}
        again={again}
        unsaid={
          inBrowser &&
          !forOne &&
          !again &&
          isPlaceUnsaid(opened, { fresh, first: empty }, prefill, visit)
        }
      />
    </div>
  );
}
