import { IconPhotoOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import style from './home.module.css';

/** Number of projects shown; the portfolio's screen has all. */
const SHOWN = 6;

/** The projects that clients see on the public profile, with a link to edit them. */
export function Portfolio({ items }: { items: User['portfolio'] }) {
  return (
    <Section title="Portafolio" count={items.length}>
      {items.length === 0 ? (
        <p className={style.nothing}>
          Aquí se verán las fotos de tus trabajos.{' '}
          <Link to={paths.portfolio}>Agrega el primero</Link>
        </p>
      ) : (
        <>
          <ul className={style.portfolio}>
            {items.slice(0, SHOWN).map(({ id, titulo, imagenes: [cover] }) => (
              <li key={id}>
                {cover ? (
                  <img src={pictureUrl(cover.ruta_card)} alt="" loading="lazy" />
                ) : (
                  <span className={style.bare}>
                    <IconPhotoOff size={24} stroke={1.5} aria-hidden />
                  </span>
                )}
                <span>{titulo}</span>
              </li>
            ))}
          </ul>
          <p className={style.more}>
            <Link to={paths.portfolio}>Editar mi portafolio</Link>
          </p>
        </>
      )}
    </Section>
  );
}
