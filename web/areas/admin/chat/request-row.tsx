import { IconClipboardList } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReceivedRequest } from '#contract/requests.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { whenWords } from '#domain/requests/when.ts';
import { paths } from '#web/paths.ts';
import { ThreadCard } from '#web/shared/chat/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ANSWERS } from '../requests/words.ts';
import style from './request-row.module.css';

interface RequestRowProps {
  request: ReceivedRequest;
  /** Whose side of the thread its client has. */
  of: 'mine' | 'theirs';
  /** The client's name. */
  from: string;
  today: string;
}

/** A request in the team's history; its pictures follow it as messages. */
export function RequestRow({
  request: { id, datos, respuesta },
  of,
  from,
  today,
}: RequestRowProps) {
  const [answer, tone] = ANSWERS[respuesta];
  const work = workOf(datos);
  const title = requestTitle(datos);
  return (
    <ThreadCard
      of={of}
      icon={<IconClipboardList size={18} aria-hidden />}
      kicker={`Solicitud de ${from}`}
      aside={<Chip tone={tone}>{answer}</Chip>}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p className={style.facts}>
        {[datos.categoria, work === title ? '' : work].filter(Boolean).join(' · ')}
        <br />
        {[whenWords(datos, today), placeWords(datos)].filter(Boolean).join(' · ')}
      </p>
      <p className={style.said}>«{datos.descripcion_servicio}»</p>
      <Link className={style.link} to={paths.teamRequest(id)}>
        Ver la solicitud y sus respuestas
      </Link>
    </ThreadCard>
  );
}
