import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { useWhatIsOpen } from '#web/shared/requests/use-what-is-open.ts';
import { useSettled } from '#web/shared/use-settled.ts';
import { RehireCard } from './rehire-card.tsx';
import style from './rehire-list.module.css';

/** Those who finished works for the client and with whom nothing is open, the last first; none until all is known. */
export function useRehire() {
  const { known, openWith } = useWhatIsOpen();
  const query = useQuery({
    queryKey: ['rehire'],
    queryFn: ({ signal }) => api.favourites.getRehire({}, { signal }),
    refetchOnMount: 'always',
  });
  const settled = useSettled(query);
  // With whom something is open, that goes on: it stands above.
  const free = query.data?.contratados.filter(({ keylogin }) => !openWith(keylogin)) ?? [];
  return { known: known && settled, free: known ? free : [] };
}

/** «Volver a contratar» (4 §G). It comes below everything else: no place is kept for what may not be there. */
export function RehireList() {
  const { free } = useRehire();
  if (free.length === 0) return null;
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
