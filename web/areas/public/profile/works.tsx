import type { PublicProfile } from '#contract/profile/view.ts';
import { longMonth } from '#lib/date-words.ts';
import { pictureUrl } from '#web/api/client.ts';
import type { Slide } from './viewer.tsx';
import card from './portfolio.module.css';
import style from './works.module.css';

type Work = PublicProfile['trabajos'][number];

const MOMENTS = [
  ['antes', 'Antes'],
  ['despues', 'Después'],
] as const;

interface BeforeAfterListProps {
  works: readonly Work[];
  onOpen: (index: number) => void;
}

/** Finished works as they were before and after, with what they were and when. */
export function BeforeAfterList({ works, onOpen }: BeforeAfterListProps) {
  return (
    <ul className={style.works} aria-label="Antes y después">
      {works.map((work, index) => (
        <li key={keyOf(work)}>
          <button
            type="button"
            className={card.item}
            aria-haspopup="dialog"
            onClick={() => onOpen(index)}
          >
            <span className={style.pair}>
              {MOMENTS.map(([moment, label]) => {
                const [picture] = work.imagenes[moment];
                return (
                  picture && (
                    <span key={moment} className={style.half}>
                      <img
                        src={pictureUrl(picture.ruta_card)}
                        alt=""
                        width={480}
                        height={360}
                        loading={index === 0 ? 'eager' : 'lazy'}
                        decoding="async"
                      />
                      <span className={style.badge}>{label}</span>
                    </span>
                  )
                );
              })}
            </span>
            <span className={card.title}>{nameOf(work)}</span>
            <span className={card.text}>Con permiso de quien lo contrató</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The pictures of a work for the viewer, before and then after. */
export const slidesOf = (work: Work): Slide[] =>
  MOMENTS.flatMap(([moment, label]) =>
    work.imagenes[moment].map(({ ruta }) => ({
      key: ruta,
      src: pictureUrl(ruta) ?? '',
      titulo: nameOf(work),
      descripcion: label,
    })),
  );

const keyOf = ({ imagenes }: Work): string => imagenes.despues[0]?.ruta ?? '';

const nameOf = ({ categoria, mes }: Work): string =>
  [categoria, longMonth(`${mes}-01`)].filter(Boolean).join(' · ');
