import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { api } from '#web/api/index.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';
import style from './favourites.module.css';
import { SectionHead } from './section-head.tsx';

/** The professionals whom the client saved, in a row; nothing without any. */
export function Favourites() {
  const id = useId();
  const { data } = useQuery({
    queryKey: ['favourites', 'home'],
    queryFn: ({ signal }) => api.favourites.getFavourites({}, { signal }),
    refetchOnMount: 'always',
  });
  if (!data || data.favoritos.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Tus favoritos" to={paths.clientFavourites}>
        {data.total === 1 ? 'Ver' : `Ver los ${data.total}`}
        <span className="m-hidden"> favoritos</span>
      </SectionHead>
      <ul className={style.row}>
        {data.favoritos.map((person) => {
          const nombre = person.nombre_comercial || person.nombre;
          return (
            <li key={person.keylogin}>
              <Link to={paths.profile(person.keylogin)}>
                <Avatar nombre={nombre} imagen={pictureUrl(person.img_profile)} size={64} />
                <strong>{nombre}</strong>
                <span>{person.profesion}</span>
                {person.average_rating !== null && <Stars value={person.average_rating} compact />}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
