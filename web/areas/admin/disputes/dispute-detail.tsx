import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { Stack } from '#web/ui/stack.tsx';
import { DetailState } from '../detail-state.tsx';
import { Shown } from '../list/shown.tsx';
import { Documents } from '../projects/documents.tsx';
import { Story } from '../projects/story.tsx';
import { projectQuery } from '../projects/use-projects.ts';
import { DisputeCard } from './dispute-card.tsx';
import { disputeQuery } from './use-disputes.ts';

interface DisputeDetailProps {
  id: number;
  onResolved: () => void;
  /** Below its title in the queue. */
  below?: boolean;
}

/** One dispute with what it is decided by: both words, what was agreed in each version, and what happened. */
export function DisputeDetail({ id, onResolved, below = false }: DisputeDetailProps) {
  const query = useQuery(disputeQuery(id));
  return (
    <DetailState query={query} back={{ to: paths.disputes, label: 'Ver las disputas' }}>
      {({ dispute }) => (
        <Stack gap={4}>
          <DisputeCard
            dispute={dispute}
            onResolved={onResolved}
            below={below}
            renewLinks={() => void query.refetch()}
          />
          <Documents id={dispute.id_proposal} />
          <DisputeStory id={dispute.id_proposal} />
        </Stack>
      )}
    </DetailState>
  );
}

function DisputeStory({ id }: { id: number }) {
  const query = useQuery(projectQuery(String(id)));
  return (
    <Shown query={query} loading="Cargando la historia…">
      {({ proyecto }) => <Story proyecto={proyecto} />}
    </Shown>
  );
}
