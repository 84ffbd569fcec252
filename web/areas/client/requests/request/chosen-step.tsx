import type { OwnRequest, RequestRecipient } from '#contract/requests.ts';
import { paths } from '#web/paths.ts';
import { nextStepOf } from '#web/shared/projects/next-step.ts';
import { useOnNews } from '#web/shared/session/use-on-news.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { chosenOf, wasCancelled } from '../words.ts';
import style from './request.module.css';

/** Of a request whose answer was chosen: what its project waits for, and the way there. Nothing before. */
export function ChosenStep({ request }: { request: OwnRequest }) {
  const chosen = chosenOf(request);
  if (request.estado !== 'elegida' || !chosen || wasCancelled(request)) return null;
  // Mounted when it is chosen, so that the project is read as it is by then.
  return <Chosen chosen={chosen} />;
}

function Chosen({ chosen }: { chosen: RequestRecipient }) {
  const { user, refresh } = useUser();
  useOnNews(refresh);
  const project = [...user.proposal_active, ...user.proposal].find(
    ({ id }) => id === chosen.propuesta?.id,
  );
  const next = project && nextStepOf(project);
  return (
    <Card padding="sm">
      <div className={style.chosen}>
        {next && (
          <p>
            {next.mine && <strong>Te toca: </strong>}
            {next.title}
          </p>
        )}
        <Button
          fullWidth
          variant={next?.mine ? 'primary' : 'secondary'}
          href={paths.project(chosen.keylogin)}
        >
          {next?.button || 'Ver el proyecto'}
        </Button>
      </div>
    </Card>
  );
}
