import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { OwnRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { awaitedIn } from '#web/shared/requests/use-open-requests.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import style from './in-progress.module.css';
import { SectionHead } from './section-head.tsx';

const SHOWN = 3;

interface OpenRequestsProps {
  /** Those that may still be answered and have no proposal: the others are the client's turn. */
  requests: readonly OwnRequest[];
  /** How many are open, with proposals or without. */
  total: number;
}

/** «En espera»: what the client asked for, and whose answer is still to come. */
export function OpenRequests({ requests, total }: OpenRequestsProps) {
  const id = useId();
  const only = total === 1 ? requests[0] : undefined;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title="En espera"
        to={only ? paths.clientRequest(only.id) : paths.clientRequests}
      >
        {only ? 'Ver la solicitud' : `Ver las ${total} abiertas`}
      </SectionHead>
      <ul className={style.list}>
        {requests.slice(0, SHOWN).map((request) => {
          const [person] = awaitedIn(request);
          return (
            <li key={request.id}>
              <Card href={paths.clientRequest(request.id)} padding="sm">
                <div className={style.request}>
                  {person && (
                    <Avatar
                      nombre={person.nombre}
                      imagen={pictureUrl(person.img_profile)}
                      size={48}
                    />
                  )}
                  <div className={style.words}>
                    <h3>{requestTitle(request.datos)}</h3>
                    <p>{waitingWords(request)}</p>
                  </div>
                  <IconChevronRight size={20} aria-hidden />
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function waitingWords(request: OwnRequest): string {
  const [person, ...others] = awaitedIn(request);
  return person && others.length === 0
    ? `Esperando respuesta de ${person.nombre}`
    : `Esperando respuesta de ${awaitedIn(request).length} profesionales`;
}
