import { Columns } from '#web/shared/own-area/columns.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { requireSession } from '#web/shared/session/guard.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Stack } from '#web/ui/stack.tsx';
import { Checklist } from './checklist.tsx';
import { Earnings } from './earnings.tsx';
import { Head } from './head.tsx';
import { Membership } from './membership.tsx';
import { MoneyCards } from './money-cards.tsx';
import { Portfolio } from './portfolio.tsx';
import { ProjectSection } from './project-section.tsx';
import { ReceivedReviews } from './received-reviews.tsx';
import { Todo } from './todo.tsx';

export const meta = () => [{ title: 'Mi perfil · Maestros' }];

export function clientLoader() {
  requireSession();
  return null;
}

/** /profesional (2 §2): first the tasks, then the money, then the rest. */
export default function ProfessionalHome() {
  const { user, failed, busy, refresh } = useUser();
  const finished = user.proposal.filter(({ estado }) => estado === 'finalizada');
  const offers = user.proposal.filter(({ estado }) => estado !== 'finalizada');

  return (
    <Stack gap={8}>
      <Head user={user} />
      {failed && <StaleNotice what="tus datos" onRetry={refresh} busy={busy} />}
      <Checklist user={user} />
      <Todo
        projects={[...user.proposal_active, ...user.proposal]}
        reviewed={user.reviews.enviadas.map(({ id_proposal }) => id_proposal)}
      />
      <MoneyCards user={user} />
      <Earnings />
      <Membership membership={user.membership} finalized={user.finalizados_7_dias} />
      <Columns>
        <Stack gap={8}>
          <ProjectSection title="En curso" projects={user.proposal_active}>
            Cuando un cliente acepte tu propuesta, aquí seguirás el trabajo y tu pago.
          </ProjectSection>
          <ProjectSection title="Propuestas" projects={offers}>
            Aquí quedan las propuestas que envías por chat y lo que respondieron.
          </ProjectSection>
          <ProjectSection title="Finalizados" projects={finished}>
            Aquí quedan los trabajos que terminaste y ya te pagaron.
          </ProjectSection>
        </Stack>
        <Stack gap={8}>
          <Portfolio items={user.portfolio} />
          <ReceivedReviews reviews={user.reviews.recibidas} />
        </Stack>
      </Columns>
    </Stack>
  );
}
