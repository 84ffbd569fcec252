import { isPassedOver, type RequestState, type Unaccepted } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import { estadoWords, NOT_CHOSEN } from '#web/shared/projects/estado-chip.tsx';
import { tookWords } from '#web/shared/requests/took-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { TeamButton } from '../team-button.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import style from './request.module.css';
import { answerOf, type TeamRequest } from './words.ts';

type Recipient = TeamRequest['destinatarios'][number];

/** Who got a request, what became of it with each, and the way to their accounts and messages. */
export function Recipients({ request }: { request: TeamRequest }) {
  const { destinatarios, cliente } = request;
  const offers = destinatarios.map(({ propuesta }) => propuesta?.estado ?? null);
  return (
    <Card as="section">
      <h2 className={style.heading}>A quién le llegó</h2>
      <ul className={style.people}>
        {destinatarios.map((person) => {
          const [answer, tone] = answerOf(person);
          return (
            <li key={person.keylogin}>
              <div className={style.who}>
                <p className={style.head}>
                  {person.eliminada ? person.nombre : <PersonLink person={person} />}
                  <Chip tone={tone}>{answer}</Chip>
                </p>
                <p className={style.note}>{person.profesion}</p>
                <p>{storyOf(person, request.estado)}</p>
                {person.propuesta && (
                  <p>
                    «{person.propuesta.titulo}» por <Money mxn={person.propuesta.precio} strong /> ·{' '}
                    {isPassedOver(person.propuesta.estado, offers)
                      ? NOT_CHOSEN[0]
                      : estadoWords(person.propuesta.estado)}
                  </p>
                )}
              </div>
              <TeamButton
                variant="secondary"
                size="sm"
                href={paths.chatHistory(cliente.keylogin, person.keylogin)}
                label={`Ver conversación con ${person.nombre}`}
              >
                Ver conversación
              </TeamButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** How a proposal that nobody accepted ended. */
const ENDS: Record<Unaccepted, string> = {
  retirada: 'retiró su propuesta',
  rechazada: 'el cliente rechazó su propuesta',
  expirada: 'su propuesta venció sin aceptarse',
};

/** When somebody saw a request and answered it, and what is still expected of them. */
function storyOf(
  { estado, visto_at, motivo, respondio_en, vence, propuesta_fin, ya_no_hizo_falta }: Recipient,
  request: RequestState,
): string {
  const took = respondio_en === null ? '' : tookWords(respondio_en);
  switch (estado) {
    case 'declinada':
      return `Declinó en ${took}: «${motivo}».`;
    case 'propuesta':
      return `Respondió en ${took}.`;
    case 'expirada':
      if (propuesta_fin) return `Respondió en ${took}; ${ENDS[propuesta_fin]}.`;
      if (ya_no_hizo_falta)
        return `El cliente ${request === 'elegida' ? 'eligió a otra persona' : 'cerró la solicitud'} antes de que respondiera.`;
      return request === 'abierta'
        ? `No respondió antes del ${momentText(vence)}.`
        : 'No respondió antes de que terminara.';
    case 'vista':
    case 'enviada':
      return `${visto_at ? `La vio el ${momentText(visto_at)}` : 'No la ha abierto'}. Puede responder hasta el ${momentText(vence)}.`;
  }
}
