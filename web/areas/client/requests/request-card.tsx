import { Link } from 'react-router';
import type { OwnRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { agoOrDay } from '#lib/relative-time.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './request-card.module.css';
import { AskAgain } from './request/ask-again.tsx';
import {
  declinedOf,
  isSilent,
  proposalsOf,
  stateOf,
  storyOf,
  waitsForChoice,
  whenAndWhere,
} from './words.ts';

interface RequestCardProps {
  request: OwnRequest;
  href: string;
  /** Beside the open request, where its button stands already. */
  pane: boolean;
  /** It is the one that is open. */
  current: boolean;
}

/** A request in the list; the whole card leads to its answers, and its button does what is next. */
export function RequestCard({ request, href, pane, current }: RequestCardProps) {
  const now = useNow();
  const { word, tone } = stateOf(request);
  const declined = declinedOf(request);
  const today = useToday();
  const title = requestTitle(request.datos);
  const offers = proposalsOf(request).length;
  return (
    <Card padding="sm" className={`${style.card} ${current ? style.current : ''}`}>
      <span className={style.state}>
        <Chip tone={tone}>{word}</Chip>
        <RelativeTime at={request.createAt}>
          {agoOrDay(Date.parse(request.createAt), now)}
        </RelativeTime>
      </span>
      <h3 className={style.title}>
        <Link to={href} aria-current={current ? 'page' : undefined}>
          {title}
        </Link>
      </h3>
      <p className={style.when}>{whenAndWhere(request, today)}</p>
      <div className={style.story}>
        <span className={style.faces}>
          {request.destinatarios.map(({ keylogin, nombre, img_profile }) => (
            <Avatar key={keylogin} nombre={nombre} imagen={pictureUrl(img_profile)} size={32} />
          ))}
        </span>
        <p>
          {storyOf(request, today)}
          {declined && <span className={style.declined}> {declined}</span>}
        </p>
      </div>
      {!pane && waitsForChoice(request) && (
        <div className={style.next}>
          <Button fullWidth href={href}>
            {offers === 1 ? 'Ver la propuesta' : `Comparar ${offers} propuestas`}
            <span className="m-hidden"> de {title}</span>
          </Button>
        </div>
      )}
      {!pane && isSilent(request) && (
        <div className={style.next}>
          <AskAgain request={request} variant="secondary" of={title} />
        </div>
      )}
    </Card>
  );
}
