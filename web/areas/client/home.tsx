import { paths } from '#web/paths.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { GivenReviews } from './given-reviews.tsx';
import style from './home.module.css';
import { ProjectSection } from './project-section.tsx';
import { StaleNotice } from './stale-notice.tsx';

export const meta = () => [{ title: 'Mi perfil · Maestros' }];

/** /cliente (2 §2): the projects of a client and the reviews they gave. */
export default function ClientHome() {
  const { user, failed, busy, refresh } = useUser();
  const finished = user.proposal.filter(({ estado }) => estado === 'finalizada');
  const offers = user.proposal.filter(({ estado }) => estado !== 'finalizada');
  const nothing = user.proposal_active.length + user.proposal.length === 0;

  return (
    <Stack gap={8}>
      <Row justify="between" gap={4}>
        <Row gap={4} wrap={false}>
          <Avatar nombre={user.nombre} imagen={pictureUrl(user.img_profile)} size={64} />
          <div className={style.greeting}>
            <h1>Hola, {user.account.nombre}</h1>
            <p className={style.muted}>{summary(user.proposal_active.length)}</p>
          </div>
        </Row>
        <Button href={paths.categories}>Buscar profesionales</Button>
      </Row>

      {failed && <StaleNotice onRetry={refresh} busy={busy} />}

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
        <div className={style.columns}>
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
        </div>
      )}
    </Stack>
  );
}

function summary(active: number): string {
  if (active === 0) return 'No tienes proyectos en curso.';
  return active === 1 ? 'Tienes 1 proyecto en curso.' : `Tienes ${active} proyectos en curso.`;
}
