import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { PublicProfile } from '#contract/profile/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import style from './portfolio.module.css';
import { Viewer } from './viewer.tsx';
import { BeforeAfterList, slidesOf } from './works.tsx';

type Item = PublicProfile['portfolio'][number];

interface PortfolioProps {
  items: readonly Item[];
  works: PublicProfile['trabajos'];
}

/** The works that clients agreed to show, and the portfolio. Every picture opens in a viewer with all of them. */
export function Portfolio({ items, works }: PortfolioProps) {
  const [opened, setOpened] = useState<number>();
  const shown = items.filter(({ imagenes }) => imagenes.length > 0);
  const done = works.flatMap(slidesOf);
  const slides = [
    ...done,
    ...shown.flatMap((item) =>
      item.imagenes.map((imagen) => ({
        key: `${item.id} ${imagen.ruta}`,
        src: pictureUrl(imagen.ruta) ?? '',
        titulo: item.titulo,
        descripcion: item.descripcion,
      })),
    ),
  ];

  return (
    <section aria-labelledby="trabajos">
      <h2 id="trabajos">Trabajos</h2>
      {works.length > 0 && (
        <BeforeAfterList
          works={works}
          onOpen={(index) =>
            setOpened(
              firstOf(
                works.map((work) => slidesOf(work)),
                index,
              ),
            )
          }
        />
      )}
      {shown.length === 0 && works.length === 0 && (
        <p className={style.none}>Todavía no sube fotos de sus trabajos. Pídeselas por el chat.</p>
      )}
      {shown.length > 0 && (
        <ul className={style.grid}>
          {shown.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                className={style.item}
                aria-haspopup="dialog"
                onClick={() =>
                  setOpened(
                    done.length +
                      firstOf(
                        shown.map(({ imagenes }) => imagenes),
                        index,
                      ),
                  )
                }
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

/** The first slide of one of them. */
const firstOf = (slides: readonly (readonly unknown[])[], index: number): number =>
  slides.slice(0, index).reduce((sum, { length }) => sum + length, 0);
