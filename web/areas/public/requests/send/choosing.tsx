import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import style from './choosing.module.css';
import { placesOf } from './places.ts';
import { requestName } from './request-name.ts';

/** Above the results in the category of the kept request: that one is choosing for it, and what happens next. */
export function Choosing({ categoria }: { categoria: string }) {
  const kept = useReadyRequest();
  if (!kept || kept.form.categoria !== categoria) return null;
  return (
    <section className={style.choosing} aria-labelledby="eligiendo">
      <h3 id="eligiendo" className={style.title}>
        {kept.sent ? moreWords(placesOf(kept)) : `Elige hasta ${placesOf(kept)}`} para «
        {requestName(kept.form)}»
      </h3>
      <p>
        {kept.sent
          ? 'Es la misma solicitud: le llega con sus imágenes, y las respuestas que ya tienes se quedan.'
          : 'Antes de enviarla la revisas. Cada quien te responde en su chat con su propuesta; comparas y eliges una.'}
      </p>
      <Link to={paths.request}>Cambiar solicitud</Link>
    </section>
  );
}

const moreWords = (places: number): string =>
  places === 1 ? 'Elige a alguien más' : `Elige hasta ${places} más`;
