import type { ClientLoaderFunctionArgs } from 'react-router';
import type { Group } from '#domain/projects/groups.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { ScreenLoading } from '#web/shared/layout/screen-loading.tsx';
import { Columns } from '#web/shared/own-area/columns.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { byTurn } from '#web/shared/projects/next-step.ts';
import { soonestFirst, waitingIn } from '#web/shared/projects/waiting.ts';
import { YourTurn } from '#web/shared/projects/your-turn.tsx';
import { useCounts } from '#web/shared/session/counts.ts';
import { requireSession } from '#web/shared/session/guard.ts';
import { useOnCount } from '#web/shared/session/use-on-count.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Stack } from '#web/ui/stack.tsx';
import { Checklist } from './checklist.tsx';
import { Head } from './head.tsx';
import { Membership } from './membership.tsx';
import { MoneyCards } from './money-cards.tsx';
import { Portfolio } from './portfolio.tsx';
import { ProjectSection } from './project-section.tsx';
import { ReceivedReviews } from './received-reviews.tsx';
import { useWaitingRequests, WaitingRequests } from './waiting-requests.tsx';
import style from './home.module.css';

export const meta = () => [{ title: 'Mi perfil · Maestros' }];

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}

/** /profesional (2 §2): first what runs out soonest, the paid work of today among it, and what else waits, then what can be won, then the money and the rest. */
export default function ProfessionalHome() {
  const { user, known, failed, busy, refresh } = useUser();
  const { proposal, proposal_active: active, proposal_total: total } = user;
  const today = useToday();
  const { solicitudes } = useCounts();
  const requests = useWaitingRequests();
  const waiting = waitingIn([...active, ...proposal], today);
  useOnCount(['proyectos'], known ? waiting.length : undefined, refresh);
  if (!known || !requests.known) return <ScreenLoading title="Mi perfil" />;
  const of = (wanted: Group) => proposal.filter(({ grupo }) => grupo === wanted);

  return (
    <Stack gap={8}>
      <Head user={user} brief />
      {failed && <StaleNotice what="tus datos" onRetry={refresh} busy={busy} />}
      {waiting.length > 0 && <YourTurn waiting={soonestFirst([...requests.soon, ...waiting])} />}
      <WaitingRequests requests={requests.waiting} total={requests.total} />
      {/* Paid work and requests come first: what an account still lacks can wait for them. */}
      <Checklist user={user} />
      {waiting.length === 0 && solicitudes === 0 && (
        <p className={style.nothing}>
          Nada te toca ahora. Cuando un cliente te escriba o responda, lo verás aquí.
        </p>
      )}
      <MoneyCards user={user} linked />
      <Membership membership={user.membership} finalized={user.finalizados_7_dias} />
      <Columns>
        <Stack gap={8}>
          <ProjectSection
            title="En curso"
            grupo="en_curso"
            projects={byTurn(active, today)}
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
