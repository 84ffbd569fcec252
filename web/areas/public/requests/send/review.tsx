import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Chosen, useChosen } from '#web/shared/requests/chosen.ts';
import { useKnowsRequest, useReadyRequest } from '#web/shared/requests/ready.ts';
import { NoRequest } from './no-request.tsx';
import { listAddress } from './review-address.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewSkeleton } from './opening.tsx';
import style from './opening.module.css';
import { Sent } from './sent.tsx';

/** The request before it is sent, with its recipients and text; then the chats of the answers. */
export default function Review({ categoria }: { categoria: string }) {
  const kept = useReadyRequest();
  const known = useKnowsRequest();
  const chosen = useChosen(categoria);
  const back = listAddress(useLocation());
  const [sent, setSent] = useState<readonly Chosen[]>();
  const title = useRef<HTMLHeadingElement>(null);
  const done = sent !== undefined;

  // It replaces the results: move the focus to its title.
  useEffect(() => {
    if (known) title.current?.focus({ preventScroll: true });
    if (done) window.scrollTo(0, 0);
  }, [known, done]);

  return (
    <div className={style.page}>
      <h1 ref={title} tabIndex={-1} className={style.title}>
        {done ? 'Tu solicitud va en camino' : 'Revisa tu solicitud'}
      </h1>
      {sent ? (
        <Sent people={sent} />
      ) : !known ? (
        <ReviewSkeleton />
      ) : kept?.form.categoria === categoria ? (
        <ReviewForm {...{ kept, chosen, back }} onSent={setSent} />
      ) : (
        <NoRequest categoria={kept?.form.categoria} />
      )}
    </div>
  );
}
