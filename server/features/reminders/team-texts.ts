import { LATE_DAYS } from '#domain/disputes/word.ts';
import type { ForTeam } from '#server/features/notifications/index.ts';

/** What the team is told about. */
interface About {
  readonly titulo: string;
  /** The open dispute of the project. */
  readonly dispute: number;
}

/** What the team is mailed of a project, by the reminder's name. */
export const TEAM_TEXTS: Readonly<Record<string, (about: About) => ForTeam>> = {
  disputa_tarde: ({ titulo, dispute }) => ({
    subject: `Disputa sin decidir: ${titulo}`,
    text: `La disputa de «${titulo}» lleva ${LATE_DAYS} días sin decisión. Las dos partes y su dinero esperan.`,
    path: `/admin/disputas/${dispute}`,
  }),
};
