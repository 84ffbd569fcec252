import type { PublicCard } from '#contract/profile/view.ts';
import { formatApprox, fromMxn } from '#domain/money.ts';
import style from './card-price.module.css';
import { priceText } from '../../professional-words.ts';

interface CardPriceProps {
  professional: PublicCard;
  prequote?: number | undefined;
}

/**
 * What a card says of the price: for one's own request what its pre-quote says, unless they themselves take more;
 * else from how much they take, or the list of the trade where they do not say.
 */
export function CardPrice({ professional, prequote }: CardPriceProps) {
  const { desde, desde_propio, desde_profesion, desde_unidad, profesion } = professional;
  const dearer =
    prequote !== undefined && desde_propio !== null && fromMxn(desde_propio) > prequote;
  if (prequote !== undefined && !dearer)
    return (
      <span>
        <b>{formatApprox(prequote)}</b> <span className={style.request}>por tu solicitud</span>
      </span>
    );
  const price = desde_propio ?? desde;
  if (price === null) return <span>Precio a convenir</span>;
  return (
    <span>
      {/* The price is for the searched trade, which may not be the main one named above. */}
      {desde_profesion !== profesion && `${desde_profesion} `}
      desde <b>{priceText(price, desde_unidad)}</b>
    </span>
  );
}
