import type { User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Section } from '#web/shared/account/section.tsx';
import style from './home.module.css';

/** The work that clients see on the public profile. */
export function Portfolio({ items }: { items: User['portfolio'] }) {
  return (
    <Section title="Portafolio" count={items.length}>
      {items.length === 0 ? (
        <p className={style.nothing}>Aquí se verán las fotos de tus trabajos.</p>
      ) : (
        <ul className={style.portfolio}>
          {items.map(({ id, titulo, imagenes }) => (
            <li key={id}>
              <img src={pictureUrl(imagenes[0]?.ruta_card)} alt="" loading="lazy" />
              <span>{titulo}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
