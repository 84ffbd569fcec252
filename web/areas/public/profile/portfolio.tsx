import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { PublicProfile } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import style from './portfolio.module.css';
import { Viewer } from './viewer.tsx';

type Item = PublicProfile['portfolio'][number];

/** The portfolio. Every picture opens in a viewer with all of them. */
export function Portfolio({ items }: { items: readonly Item[] }) {
  const [opened, setOpened] = useState<number>();
  const shown = items.filter(({ imagenes }) => imagenes.length > 0);
  const slides = shown.flatMap((item) =>
    item.imagenes.map((imagen) => ({
      key: `${item.id} ${imagen.ruta}`,
      src: pictureUrl(imagen.ruta) ?? '',
      titulo: item.titulo,
      descripcion: item.descripcion,
    })),
  );

  return (
    <section aria-labelledby="trabajos">
      <h2 id="trabajos">Trabajos</h2>
      {shown.length === 0 ? (
        <p className={style.none}>Todavía no sube fotos de sus trabajos. Pídeselas por el chat.</p>
      ) : (
        <ul className={style.grid}>
          {shown.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                className={style.item}
                aria-haspopup="dialog"
                onClick={() => setOpened(firstSlide(shown, index))}
              >
                <img
                  className={style.picture}
                  src={pictureUrl(item.imagenes[0]?.ruta_card)}
                  alt=""
                  width={480}
                  height={360}
                  loading={index < 2 ? 'eager' : 'lazy'}
                  decoding="async"
                />
                {item.imagenes.length > 1 && (
                  <span className={style.photos}>
                    <IconPhoto size={16} aria-hidden />
                    {item.imagenes.length}
                    <span className="m-hidden"> fotos</span>
                  </span>
                )}
                <span className={style.title}>{item.titulo}</span>
                {item.descripcion && <span className={style.text}>{item.descripcion}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <Viewer slides={slides} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

const firstSlide = (items: readonly Item[], index: number): number =>
  items.slice(0, index).reduce((sum, { imagenes }) => sum + imagenes.length, 0);
