import { useQueryClient } from '@tanstack/react-query';
import type { OwnRequest, ReceivedRequest } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { whenWords } from '#domain/requests/when.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Attachment } from '#web/shared/chat/attachment.tsx';
import style from './asked-card.module.css';

/** Work, day, place, the words of its client, and pictures. */
export function Asked({ request }: { request: OwnRequest | ReceivedRequest }) {
  const { datos, imagenes, imagenes_card } = request;
  const queries = useQueryClient();
  const today = useToday();
  const work = workOf(datos);
  const renew = () => {
    void queries.invalidateQueries({ queryKey: ['requests'] });
    void queries.invalidateQueries({ queryKey: ['received-requests'] });
  };
  return (
    <>
      <p className={style.facts}>
        {[datos.categoria, work === requestTitle(datos) ? '' : work].filter(Boolean).join(' · ')}
        <br />
        {[whenWords(datos, today), placeWords({ ...datos, estado: '' })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={style.said}>«{datos.descripcion_servicio}»</p>
      {imagenes.length > 0 && (
        <div className={style.images}>
          {imagenes.map((path, index) => (
            <Attachment
              // The order never changes; the links do.
              key={index}
              src={pictureUrl(path)}
              small={pictureUrl(imagenes_card[index])}
              alt={`Imagen ${index + 1} de la solicitud`}
              onExpired={renew}
            />
          ))}
        </div>
      )}
    </>
  );
}
