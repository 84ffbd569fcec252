import { paths } from '#web/paths.ts';
import { Columns } from '#web/shared/own-area/columns.tsx';
import { Greeting } from '#web/shared/own-area/greeting.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { GivenReviews } from './given-reviews.tsx';
import { ProjectSection } from './project-section.tsx';

export const meta = () => [{ title: 'Mi perfil · Maestros' }];

/** /cliente (2 §2): the projects of a client and the reviews they gave. */
export default function ClientHome() {
  const { user, failed, busy, refresh } = useUser();
  const finished = user.proposal.filter(({ estado }) => estado === 'finalizada');
  const offers = user.proposal.filter(({ estado }) => estado !== 'finalizada');
  const nothing = user.proposal_active.length + user.proposal.length === 0;

  return (
    <Stack gap={8}>
      <Greeting
        user={user}
        title={`Hola, ${user.account.nombre}`}
        action={<Button href={paths.categories}>Buscar profesionales</Button>}
      >
        {summary(user.proposal_active.length)}
      </Greeting>

      {failed && <StaleNotice what="tus proyectos" onRetry={refresh} busy={busy} />}

      {nothing ? (
        <EmptyState
          scene="projects"
          title="Aquí verás tus proyectos"
          action={
            <Button href={paths.categories} variant="secondary">
              Encontrar a alguien
            </Button>
          }
        >
          Busca un profesional, cuéntale por chat qué necesitas y te enviará una propuesta con
          precio.
        </EmptyState>
      ) : (
        <Columns>
          <Stack gap={8}>
            <ProjectSection title="En curso" projects={user.proposal_active}>
              Cuando aceptes una propuesta, aquí seguirás el trabajo y tu dinero.
            </ProjectSection>
            <ProjectSection title="Propuestas" projects={offers}>
              Aquí llegan las propuestas que te envían por chat. Escribe a un profesional para pedir
              la primera.
            </ProjectSection>
            <ProjectSection title="Finalizados" projects={finished}>
              Aquí quedan los trabajos que ya recibiste y calificaste.
            </ProjectSection>
          </Stack>
          <GivenReviews reviews={user.reviews.enviadas} />
        </Columns>
      )}
    </Stack>
  );
}

function summary(active: number): string {
  if (active === 0) return 'No tienes proyectos en curso.';
  return active === 1 ? 'Tienes 1 proyecto en curso.' : `Tienes ${active} proyectos en curso.`;
}
