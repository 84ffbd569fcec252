import { IconStarFilled } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { durationWords, whenWords } from '#domain/projects/hours.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Included } from '#web/shared/projects/included.tsx';
import { worksText } from '#web/shared/projects/worked-together.tsx';
import { tookWords } from '#web/shared/requests/took-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './answers.module.css';
import { bestOf, type Offer } from './best.ts';

interface ComparisonProps {
  offers: readonly Offer[];
  /** The key of the one that is marked. */
  picked: string | null;
  onPick: (keylogin: string) => void;
  onChoose: (offer: Offer) => void;
}

/** The proposals side by side: a column each, so that their rows stay level. */
export function Comparison({ offers, picked, onPick, onChoose }: ComparisonProps) {
  const today = useToday();
  const best = bestOf(offers);
  const mark = ({ keylogin }: Offer) => (keylogin === picked ? true : undefined);
  const row = (label: string, cell: (offer: Offer) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer) => (
        <td key={offer.keylogin} data-picked={mark(offer)}>
          <span className={style.label} aria-hidden>
            {label}
          </span>
          {cell(offer)}
        </td>
      ))}
    </tr>
  );
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={style.scroll} tabIndex={0} role="group" aria-label="Propuestas">
      <table className={style.table} style={{ '--offers': offers.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <span className="m-hidden">Qué se compara</span>
            </th>
            {offers.map((offer) => (
              <th key={offer.keylogin} scope="col" data-picked={mark(offer)}>
                {offers.length === 1 ? (
                  <Person offer={offer} />
                ) : (
                  <Pick offer={offer} picked={offer.keylogin === picked} onPick={onPick} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Precio', ({ keylogin, propuesta: { precio } }) => (
            <>
              <span className={style.price}>
                <Money mxn={precio} bare />
              </span>
              {keylogin === best.cheapest && <Best>el más barato</Best>}
            </>
          ))}
          {row('Día y hora', (offer) => (
            <>
              <When offer={offer} today={today} />
              {offer.keylogin === best.soonest && <Best>llega antes</Best>}
            </>
          ))}
          {row('Incluye', ({ propuesta }) => (
            <Contents propuesta={propuesta} />
          ))}
          {row('Reseñas', ({ keylogin, average_rating, reviews_count }) =>
            average_rating === null ? (
              'Sin reseñas'
            ) : (
              <>
                <span className={style.stars}>
                  <IconStarFilled size={18} aria-hidden />
                  <b>{average_rating.toFixed(1)}</b>
                  <span className="m-hidden"> de 5</span> ({reviews_count})
                </span>
                {keylogin === best.bestRated && <Best>mejor calificado</Best>}
              </>
            ),
          )}
          {row('Respondió', ({ respondio_en }) => `En ${tookWords(respondio_en ?? 0)}`)}
          {row('Contigo', ({ trabajos_contigo }) =>
            trabajos_contigo === 0
              ? 'Sería la primera vez'
              : `${worksText(trabajos_contigo)} juntos`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="m-hidden">Decidir</span>
            </th>
            {offers.map((offer) => (
              <td key={offer.keylogin} data-picked={mark(offer)}>
                <div className={style.choose}>
                  <Button
                    fullWidth
                    variant={offer.keylogin === picked ? 'primary' : 'secondary'}
                    onClick={() => onChoose(offer)}
                  >
                    Elegir<span className="m-hidden"> a {offer.nombre}</span>
                  </Button>
                </div>
                <Link className={style.link} to={paths.chat(offer.keylogin)}>
                  Ver propuesta<span className="m-hidden"> de {offer.nombre}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Pick(props: { offer: Offer; picked: boolean; onPick: (keylogin: string) => void }) {
  const { offer, picked, onPick } = props;
  return (
    <Person offer={offer} as="label">
      <input
        type="radio"
        name="propuesta"
        checked={picked}
        onChange={() => onPick(offer.keylogin)}
      />
    </Person>
  );
}

interface PersonProps {
  offer: Offer;
  as?: 'div' | 'label';
  /** What marks them. */
  children?: ReactNode;
}

function Person({ offer, as: Frame = 'div', children }: PersonProps) {
  const { nombre, profesion, img_profile } = offer;
  return (
    <Frame className={Frame === 'label' ? style.pick : undefined}>
      <span className={style.face}>
        <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={48} />
        {children}
      </span>
      <span className={style.name}>{nombre}</span>
      <span className={style.trade}>{profesion}</span>
    </Frame>
  );
}

function When({ offer: { propuesta }, today }: { offer: Offer; today: string }) {
  const { begins, rest } = whenWords(propuesta, today);
  const takes = propuesta.duracion === null ? rest : durationWords(propuesta.duracion);
  return (
    <>
      <b className={style.when}>{begins === '' ? 'Por acordar' : begins}</b>
      {takes !== '' && <span className={style.takes}>{takes}</span>}
    </>
  );
}

/** At most this many of each; the rest stands in the proposal. */
const MOST = 6;

/** What the price is made of and includes, else the description. */
function Contents({ propuesta }: Pick<Offer, 'propuesta'>) {
  const { conceptos, incluye, no_incluye, descripcion } = propuesta;
  const included = [...conceptos.map(({ concepto }) => concepto), ...incluye];
  if (included.length === 0 && no_incluye.length === 0)
    return <span className={style.words}>{descripcion}</span>;
  const more = included.length - MOST;
  return (
    <div className={style.contents}>
      <Included incluye={included.slice(0, MOST)} noIncluye={no_incluye.slice(0, MOST)} />
      {more > 0 && <span className={style.takes}>y {more} más</span>}
    </div>
  );
}

/** Why somebody stands out in a row. */
const Best = ({ children }: { children: ReactNode }) => (
  <span className={style.best}>{children}</span>
);
