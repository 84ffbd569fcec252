import { useRef } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Stack } from '#web/ui/stack.tsx';
import { BackButton } from '../back-button.tsx';
import { DisputeDetail } from './dispute-detail.tsx';
import style from './disputes.module.css';

export const meta = () => [{ title: 'Disputa · Maestros' }];

/** /admin/disputas/:id: the one dispute that a case, a notice or the audit log speaks of. */
export default function TeamDispute() {
  const id = Number(useParams()['id']);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={4}>
      <BackButton to={paths.disputes} />
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Disputa
      </h1>
      <DisputeDetail id={id} onResolved={() => title.current?.focus()} />
    </Stack>
  );
}
