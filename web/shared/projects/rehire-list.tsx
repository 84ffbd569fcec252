import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { RehireCard } from './rehire-card.tsx';
import style from './rehire-list.module.css';

/** «Volver a contratar» (4 §G): those who finished works for the client, the last first. Nothing without any. */
export function RehireList() {
  const { data } = useQuery({
    queryKey: ['rehire'],
    queryFn: ({ signal }) => api.favourites.getRehire({}, { signal }),
    refetchOnMount: 'always',
  });
  // It comes below everything else: no place is kept for what may not be there.
  if (!data || data.contratados.length === 0) return null;
  return (
    <Section title="Volver a contratar">
      <ul className={style.row}>
        {data.contratados.map((person) => (
          <li key={person.keylogin}>
            <RehireCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
