import type { ReceivedRequest } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { whenWords } from '#domain/requests/when.ts';
import { capitalized } from '#lib/capitalized.ts';
import { agoOrDay } from '#lib/relative-time.ts';
import { timeLeft } from '#lib/time-left.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useNow, useToday } from '#web/shared/chat/use-now.ts';
import { worksText } from '#web/shared/projects/worked-together.tsx';
import { useWeeklyLimit, WeeklyLimit } from '#web/shared/projects/weekly-limit.tsx';
import { openToAuthor } from '#web/shared/requests/open-project.ts';
import { receivedWords } from '#web/shared/requests/proposal-end.ts';
import { RequestImages } from '#web/shared/requests/request-images.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './request-card.module.css';

interface RequestCardProps {
  request: ReceivedRequest;
  onDecline: () => void;
}

/** What a client asks for, until when they wait, and the two answers. */
export function RequestCard({ request, onDecline }: RequestCardProps) {
  const { datos, cliente, vence, precotizacion, imagenes_card, por_responder, trabajos_contigo } =
    request;
  const now = useNow();
  const work = workOf(datos);
  const title = requestTitle(datos);
  const open = por_responder === 1 && request.proyecto_abierto;
  const weekly = useWeeklyLimit();
  const full = por_responder === 1 && !open ? weekly.reason : undefined;
  return (
    <Card padding="sm">
      <p className={style.state}>
        <Chip tone={por_responder ? 'sun' : 'neutral'}>
          {por_responder
            ? leftWords(Date.parse(vence), now)
            : capitalized(receivedWords(request, cliente.nombre))}
        </Chip>
        <RelativeTime at={request.createAt}>
          {agoOrDay(Date.parse(request.createAt), now)}
        </RelativeTime>
      </p>
      <div className={style.head}>
        <h3>{title}</h3>
        {precotizacion !== null && (
          <p className={style.price}>aprox. {wholePesosText(precotizacion)}</p>
        )}
      </div>
      <p className={style.who}>
        <Avatar nombre={cliente.nombre} imagen={pictureUrl(cliente.img_profile)} size={32} />
        <span>
          {cliente.nombre}
          {trabajos_contigo > 0 && ` · ${worksText(trabajos_contigo)} juntos`}
        </span>
      </p>
      <div className={style.said}>
        <RequestImages images={imagenes_card}>
          {(path, alt) => <img src={pictureUrl(path) ?? ''} alt={alt} />}
        </RequestImages>
        <p className={style.words}>«{datos.descripcion_servicio}»</p>
      </div>
      <p className={style.facts}>
        {[
          datos.categoria !== title && datos.categoria,
          work !== title && work,
          whenWords(datos, useToday()),
          placeWords(datos),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {open && <p className={style.open}>{openToAuthor(open)}</p>}
      {full && <WeeklyLimit reason={full} />}
      <div className={style.actions}>
        {por_responder === 1 && (
          <Button variant="secondary" onClick={onDecline}>
            Declinar<span className="m-hidden"> {requestTitle(datos)}</span>
          </Button>
        )}
        <Button
          variant={por_responder ? 'primary' : 'secondary'}
          disabledReason={full}
          href={
            open
              ? paths.project(cliente.keylogin)
              : por_responder
                ? paths.newProposal(cliente.keylogin, request.id)
                : paths.chat(cliente.keylogin)
          }
        >
          {open ? 'Ver el proyecto' : por_responder ? 'Enviar propuesta' : 'Abrir chat'}
          <span className="m-hidden">
            {' '}
            {open ? 'con' : 'a'} {cliente.nombre}
          </span>
        </Button>
      </div>
    </Card>
  );
}

/** «Quedan 5 horas» */
const leftWords = (until: number, now: number): string => capitalized(timeLeft(until, now));
