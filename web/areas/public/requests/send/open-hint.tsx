import { Link } from 'react-router';
import type { ProposalSummary } from '#contract/views.ts';
import type { OpenProject } from '#contract/requests.ts';
import { paths } from '#web/paths.ts';
import type { Chosen } from '#web/shared/requests/chosen.ts';
import { openToClient } from '#web/shared/requests/open-project.ts';
import { Button } from '#web/ui/button.tsx';
import style from './review.module.css';

/** Before a request is sent: that it does not go to somebody who cannot answer it while the two have another project open. */
export const OpenHint = ({
  person: { keylogin, nombre },
  project,
}: {
  person: Chosen;
  project: OpenProject | undefined;
}) =>
  project && (
    <span className={style.hint}>
      No se le envía. {openToClient(project)}{' '}
      <Link to={paths.chat(keylogin)}>Ya platicas con {nombre}</Link>
    </span>
  );

export const NOBODY_CAN_ANSWER = 'Nadie de quienes elegiste puede enviarte otra propuesta ahora.';

/** What can be done where nobody chosen can answer: with the one open project, or with others. */
export function InsteadOfSending({
  projects,
  back,
}: {
  projects: readonly ProposalSummary[];
  back: string;
}) {
  const [one, ...more] = projects;
  if (!one || more.length > 0)
    return (
      <Button fullWidth href={back}>
        Elegir a otros
      </Button>
    );
  const { estado, other_key } = one;
  return estado === 'publicada' ? (
    <Button fullWidth href={paths.project(other_key)}>
      Ver su propuesta
    </Button>
  ) : (
    <Button fullWidth href={paths.chat(other_key)}>
      Abrir su chat
    </Button>
  );
}
