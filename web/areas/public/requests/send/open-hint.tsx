import type { OpenProject } from '#contract/requests.ts';
import { openToClient } from '#web/shared/requests/open-project.ts';
import style from './review.module.css';

/** Before a request is sent: that somebody cannot answer it while the two have another project open. */
export const OpenHint = ({ project }: { project: OpenProject | undefined }) =>
  project && <span className={style.hint}>{openToClient(project)}</span>;
