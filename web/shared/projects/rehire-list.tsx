import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { useWhatIsOpen } from '#web/shared/requests/use-what-is-open.ts';
import { RehireCard } from './rehire-card.tsx';
import style from './rehire-list.module.css';

/** «Volver a contratar» (4 §G): those who finished works for the client, the last first. Nothing without any. */
export function RehireList() {
  const { known, openWith } = useWhatIsOpen();
  const { data } = useQuery({
    queryKey: ['rehire'],
    queryFn: ({ signal }) => api.favourites.getRehire({}, { signal }),
    refetchOnMount: 'always',
  });
  // It comes below everything else: no place is kept for what may not be there.
  // With whom something is open, that goes on: it stands above.
  const free = data?.contratados.filter(({ keylogin }) => !openWith(keylogin)) ?? [];
  if (!known || free.length === 0) return null;
  return (
    <Section title="Volver a contratar">
      <ul className={style.row}>
        {free.map((person) => (
          <li key={person.keylogin}>
            <RehireCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
