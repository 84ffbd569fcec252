import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Group } from '#domain/projects/groups.ts';
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

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}

/** /profesional (2 §2): first the tasks, then the money, then the rest. */
export default function ProfessionalHome() {
  const { user, failed, busy, refresh } = useUser();
  const { proposal, proposal_active: active, proposal_total: total } = user;
  const of = (wanted: Group) => proposal.filter(({ grupo }) => grupo === wanted);

  return (
    <Stack gap={8}>
      <Head user={user} />
      {failed && <StaleNotice what="tus datos" onRetry={refresh} busy={busy} />}
      <Checklist user={user} />
      <Todo projects={[...active, ...proposal]} />
      <MoneyCards user={user} />
      <Earnings />
      <Membership membership={user.membership} finalized={user.finalizados_7_dias} />
      <Columns>
        <Stack gap={8}>
          <ProjectSection
            title="En curso"
            grupo="en_curso"
            projects={active}
            total={total.en_curso}
          >
            Cuando un cliente acepte tu propuesta, aquí seguirás el trabajo y tu pago.
          </ProjectSection>
          <ProjectSection
            title="Propuestas"
            grupo="esperando"
            projects={of('esperando')}
            total={total.esperando}
          >
            Aquí esperan las propuestas que envías por chat hasta que te respondan.
          </ProjectSection>
          <ProjectSection
            title="Finalizados"
            grupo="finalizados"
            projects={of('finalizados')}
            total={total.finalizados}
          >
            Aquí quedan los trabajos que terminaste y ya te pagaron.
          </ProjectSection>
          {total.cerrados > 0 && (
            <ProjectSection
              title="Cerrados"
              grupo="cerrados"
              projects={of('cerrados')}
              total={total.cerrados}
            >
              {null}
            </ProjectSection>
          )}
        </Stack>
        <Stack gap={8}>
          <Portfolio items={user.portfolio} />
          <ReceivedReviews reviews={user.reviews.recibidas} total={user.reviews.total_recieved} />
        </Stack>
      </Columns>
    </Stack>
  );
}
