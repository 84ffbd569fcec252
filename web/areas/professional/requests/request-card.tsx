import type { ReceivedRequest } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle, type RecipientState } from '#domain/requests/state.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { whenWords } from '#domain/requests/when.ts';
import { capitalized } from '#lib/capitalized.ts';
import { timeLeft } from '#lib/time-left.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useNow, useToday } from '#web/shared/chat/use-now.ts';
import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { WorkedTogether } from '#web/shared/projects/worked-together.tsx';
import { PROPOSAL_END } from '#web/shared/requests/proposal-end.ts';
import { RequestImages } from '#web/shared/requests/request-images.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import style from './request-card.module.css';

const ANSWERS: Record<RecipientState, string> = {
  enviada: 'Por responder',
  vista: 'Por responder',
  propuesta: 'Enviaste propuesta',
  declinada: 'Declinaste',
  expirada: 'Terminó',
};

interface RequestCardProps {
  request: ReceivedRequest;
  onDecline: () => void;
}

/** What a client asks for, until when they wait, and the two answers. */
export function RequestCard({ request, onDecline }: RequestCardProps) {
  const { datos, cliente, vence, precotizacion, imagenes, respuesta, por_responder } = request;
  const now = useNow();
  const work = workOf(datos);
  const price = precotizacion === null ? '' : `aprox. ${wholePesosText(precotizacion)}`;
  return (
    <Card padding="sm">
      <PersonLine
        nombre={cliente.nombre}
        imagen={cliente.img_profile}
        title={requestTitle(datos)}
        end={
          <Chip tone={por_responder ? 'sun' : 'neutral'}>
            {por_responder ? leftWords(Date.parse(vence), now) : answerWords(request)}
          </Chip>
        }
        endBelow
      >
        {cliente.nombre}
      </PersonLine>
      <div className={style.known}>
        <WorkedTogether nombre={cliente.nombre} trabajos={request.trabajos_contigo} />
      </div>
      <p className={style.facts}>
        {[datos.categoria, work, whenWords(datos, useToday()), placeWords(datos), price]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={style.words}>«{datos.descripcion_servicio}»</p>
      <div className={style.images}>
        <RequestImages images={imagenes}>
          {(path, alt) => <img src={pictureUrl(path) ?? ''} alt={alt} />}
        </RequestImages>
      </div>
      <div className={style.actions}>
        {por_responder === 1 && (
          <Button variant="secondary" onClick={onDecline}>
            Declinar<span className="m-hidden"> {requestTitle(datos)}</span>
          </Button>
        )}
        <Button
          variant={por_responder ? 'primary' : 'secondary'}
          href={por_responder ? paths.newProposal(cliente.keylogin) : paths.chat(cliente.keylogin)}
        >
          {por_responder ? 'Enviar propuesta' : 'Abrir chat'}
          <span className="m-hidden"> a {cliente.nombre}</span>
        </Button>
      </div>
    </Card>
  );
}

/** What the reader did with it; of a proposal that nobody accepted, what became of that. */
const answerWords = ({ respuesta, propuesta_fin, cliente }: ReceivedRequest): string =>
  propuesta_fin
    ? capitalized(PROPOSAL_END[propuesta_fin].toAuthor(cliente.nombre))
    : ANSWERS[respuesta];

/** «Quedan 5 horas» */
const leftWords = (until: number, now: number): string => capitalized(timeLeft(until, now));
