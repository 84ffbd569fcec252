import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Stack } from '#web/ui/stack.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { DisputeCard } from './dispute-card.tsx';
import style from './disputes.module.css';
import { disputeQuery } from './use-disputes.ts';

export const meta = () => [{ title: 'Disputa · Maestros' }];

/** /admin/disputas/:id: the one dispute that a case, a notice or the audit log speaks of. */
export default function TeamDispute() {
  const query = useQuery(disputeQuery(Number(useParams()['id'])));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={4}>
      <BackButton to={paths.disputes} />
      <h1 ref={title} tabIndex={-1} className={style.title}>
        Disputa
      </h1>
      <DetailState query={query} back={{ to: paths.disputes, label: 'Ver las disputas' }}>
        {({ dispute }) => (
          <DisputeCard
            dispute={dispute}
            onResolved={() => title.current?.focus()}
            renewLinks={() => void query.refetch()}
          />
        )}
      </DetailState>
    </Stack>
  );
}
