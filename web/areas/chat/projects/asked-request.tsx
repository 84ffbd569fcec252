import { IconChevronDown, IconClipboardList } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { whenWords } from '#domain/requests/when.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { RequestImages } from '#web/shared/requests/request-images.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import style from './asked-request.module.css';

/** What the client asked for, folded to a line above the proposal that answers it. */
export function AskedRequest({ request }: { request: ReceivedRequest }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { datos, precotizacion, imagenes_card } = request;
  const [first] = imagenes_card;
  const facts = [
    whenWords(datos, useToday()),
    precotizacion !== null && `aprox. ${wholePesosText(precotizacion)}`,
  ].filter(Boolean);
  return (
    <section className={style.asked} aria-label="Lo que pidió">
      <button
        type="button"
        className={style.line}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {first === undefined ? (
          <span className={style.icon}>
            <IconClipboardList size={22} aria-hidden />
          </span>
        ) : (
          <img className={style.picture} src={pictureUrl(first) ?? ''} alt="" />
        )}
        <span className={style.what}>
          <strong>{requestTitle(datos)}</strong>
          <span>{facts.join(' · ')}</span>
        </span>
        <IconChevronDown className={style.arrow} size={20} aria-hidden />
      </button>
      <div id={id} className={style.rest} hidden={!open}>
        <p>{[datos.categoria, workOf(datos), placeWords(datos)].filter(Boolean).join(' · ')}</p>
        <p className={style.words}>«{datos.descripcion_servicio}»</p>
        <RequestImages images={imagenes_card}>
          {(path, alt) => <img src={pictureUrl(path) ?? ''} alt={alt} />}
        </RequestImages>
      </div>
    </section>
  );
}
