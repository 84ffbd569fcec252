import type { Group } from '#domain/projects/groups.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Columns } from '#web/shared/own-area/columns.tsx';
import { ScreenLoading } from '#web/shared/layout/screen-loading.tsx';
import { Greeting } from '#web/shared/own-area/greeting.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { byTurn } from '#web/shared/projects/next-step.ts';
import { waitingIn } from '#web/shared/projects/waiting.ts';
import { useOpenRequests } from '#web/shared/requests/use-open-requests.ts';
import { YourTurn } from '#web/shared/projects/your-turn.tsx';
import { RehireList, useRehire } from '#web/shared/projects/rehire-list.tsx';
import { useOnCount } from '#web/shared/session/use-on-count.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { GivenReviews } from './given-reviews.tsx';
import { ProjectSection } from './project-section.tsx';

export const meta = () => [{ title: 'Mi perfil · Maestros' }];

/** /cliente (2 §2): the projects of a client and the reviews they gave. */
export default function ClientHome() {
  const { user, known, failed, busy, refresh } = useUser();
  const { proposal, proposal_active: active, proposal_total: total } = user;
  const today = useToday();
  const { asked, silent, refetch, ...requests } = useOpenRequests();
  const rehire = useRehire();
  // All at once: whoever reads the rows is not moved by what comes below or between them.
  const isKnown = known && requests.known && rehire.known;
  const waiting = [...waitingIn([...active, ...proposal], today), ...silent];
  const open = asked?.totales.abierta ?? 0;
  const of = (wanted: Group) =>
    byTurn(
      proposal.filter(({ grupo }) => grupo === wanted),
      today,
    );
  const nothing = active.length + proposal.length === 0;
  useOnCount(['solicitudes', 'proyectos'], isKnown ? waiting.length : undefined, () => {
    refresh();
    refetch();
  });
  if (!isKnown) return <ScreenLoading title="Mi perfil" />;

  return (
    <Stack gap={8}>
      <Greeting
        user={user}
        title={`Hola, ${user.account.nombre}`}
        action={
          <Button
            href={paths.categories}
            variant={waiting.length > 0 || open > 0 ? 'secondary' : 'primary'}
          >
            Buscar profesionales
          </Button>
        }
      >
        {summary(total.en_curso, open)}
      </Greeting>

      {failed && <StaleNotice what="tus proyectos" onRetry={refresh} busy={busy} />}

      <YourTurn waiting={waiting} />

      {nothing ? (
        <EmptyState
          scene="projects"
          title="Aquí verás tus proyectos"
          action={
            open > 0 ? (
              <ToRequests {...{ open }} />
            ) : (
              <Button href={paths.categories} variant="secondary">
                Encontrar a alguien
              </Button>
            )
          }
        >
          {open > 0
            ? 'Cuando te respondan con una propuesta, la verás aquí.'
            : 'Busca un profesional, cuéntale por chat qué necesitas y te enviará una propuesta con precio.'}
        </EmptyState>
      ) : (
        <Columns>
          <Stack gap={8}>
            <ProjectSection
              title="En curso"
              grupo="en_curso"
              projects={byTurn(active, today)}
              total={total.en_curso}
            >
              Cuando aceptes una propuesta, aquí seguirás el trabajo y tu dinero.
            </ProjectSection>
            <ProjectSection
              title="Propuestas"
              grupo="esperando"
              projects={of('esperando')}
              total={total.esperando}
            >
              <p>Aquí llegan las propuestas que te envían por chat.</p>
              {open > 0 && <ToRequests {...{ open }} />}
            </ProjectSection>
            <ProjectSection
              title="Finalizados"
              grupo="finalizados"
              projects={of('finalizados')}
              total={total.finalizados}
            >
              Aquí quedan los trabajos que ya recibiste y calificaste.
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
          <GivenReviews reviews={user.reviews.enviadas} total={user.reviews.total_sender} />
        </Columns>
      )}
      <RehireList />
    </Stack>
  );
}

/** To what is asked for and not decided. */
function ToRequests({ open }: { open: number }) {
  return (
    <Button href={paths.clientRequests} variant="secondary" size="sm">
      {open === 1 ? 'Ver tu solicitud' : 'Ver tus solicitudes'}
    </Button>
  );
}

function summary(active: number, open: number): string {
  const projects = active === 1 ? '1 proyecto en curso' : `${active} proyectos en curso`;
  const requests = open === 1 ? '1 solicitud abierta' : `${open} solicitudes abiertas`;
  if (active === 0 && open === 0) return 'No tienes proyectos en curso.';
  return `Tienes ${[active > 0 && projects, open > 0 && requests].filter(Boolean).join(' y ')}.`;
}
