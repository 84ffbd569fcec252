import { Link } from 'react-router';
import { requestTitle } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import type { KeptRequest } from '#web/shared/requests/store.ts';
import style from './choosing.module.css';
import { placesOf } from './places.ts';

/** In the category of the kept request: that one is choosing for it, and what happens next. */
export function Choosing({ kept }: { kept: KeptRequest }) {
  return (
    <section className={style.choosing} aria-labelledby="eligiendo">
      <h2 id="eligiendo" className={style.title}>
        {kept.sent ? moreWords(placesOf(kept)) : `Elige hasta ${placesOf(kept)}`} para «
        {requestTitle(kept.form)}»
      </h2>
      <p>
        {kept.sent ? 'Le llega la misma, con sus imágenes. ' : 'La revisas antes de enviarla. '}
        <span className={style.more}>
          {kept.sent
            ? 'Las respuestas que ya tienes se quedan.'
            : 'Cada quien te responde en su chat con su propuesta; comparas y eliges una.'}
        </span>
      </p>
      {/* What some have already is not changed: it would be another one. */}
      {!kept.sent && <Link to={paths.request}>Cambiar solicitud</Link>}
    </section>
  );
}

const moreWords = (places: number): string =>
  places === 1 ? 'Elige a alguien más' : `Elige hasta ${places} más`;
