import type { TeamProject } from '#contract/projects.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { storyItem } from '#web/shared/projects/story.ts';
import { when } from '#web/shared/projects/when.ts';
import { Card } from '#web/ui/card.tsx';
import { Timeline, type TimelineItem } from '#web/ui/timeline.tsx';
import style from './project.module.css';

/** What happened, as the two read it, and what the team reminded them of, which only the team reads. */
export function Story({ proyecto }: { proyecto: TeamProject }) {
  const { eventos, recordatorios, client, author } = proyecto;
  const today = useToday();
  const reader = { side: null, client: client.nombre, professional: author.nombre };
  const events = eventos.map(({ quien, por, createAt }, index) => {
    const item = storyItem(eventos, index, { quien, reader, today });
    return {
      createAt,
      item: {
        ...item,
        detail: (
          <>
            {por && `${por.nombre} · `}
            {item.detail}
          </>
        ),
      },
    };
  });
  const reminders = recordatorios.map(({ id, por, a, que, createAt }) => ({
    createAt,
    item: {
      key: `r${id}`,
      title: `El equipo le recordó a ${a.nombre} ${que}`,
      detail: `${por.nombre} · ${when(createAt, today)}`,
      state: 'done',
    } satisfies TimelineItem,
  }));
  // In their order; what happened at the same instant stays in its own.
  const all = [...events, ...reminders].sort(
    (one, other) => Date.parse(one.createAt) - Date.parse(other.createAt),
  );
  return (
    <Card as="section" className={style.card}>
      <h2>Historia</h2>
      <Timeline items={all.map(({ item }) => item)} />
    </Card>
  );
}
