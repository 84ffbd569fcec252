import { useId } from 'react';
import type { User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import style from './home.module.css';

/** The work that clients see on the public profile. */
export function Portfolio({ items }: { items: User['portfolio'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        Portafolio
        {items.length > 0 && <span className={style.count}>{items.length}</span>}
      </h2>
      {items.length === 0 ? (
        <p className={style.nothing}>Aquí se verán las fotos de tus trabajos.</p>
      ) : (
        <ul className={style.portfolio}>
          {items.map(({ id: item, titulo, imagenes }) => (
            <li key={item}>
              <img src={pictureUrl(imagenes[0]?.ruta_card)} alt="" loading="lazy" />
              <span>{titulo}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
