import type { OwnRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { pictureUrl } from '#web/api/client.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './request-card.module.css';
import { declinedOf, stateOf, storyOf, whenAndWhere } from './words.ts';

/** A request in the list; the whole card leads to its answers. */
export function RequestCard({ request }: { request: OwnRequest }) {
  const now = useNow();
  const { word, tone } = stateOf(request);
  const declined = declinedOf(request);
  return (
    <Card href={paths.clientRequest(request.id)} padding="sm">
      <span className={style.state}>
        <Chip tone={tone}>{word}</Chip>
        <RelativeTime at={request.createAt}>
          {relativeTime(Date.parse(request.createAt), now)}
        </RelativeTime>
      </span>
      <h3 className={style.title}>{requestTitle(request.datos)}</h3>
      <p className={style.when}>{whenAndWhere(request, useToday())}</p>
      <div className={style.story}>
        <span className={style.faces}>
          {request.destinatarios.map(({ keylogin, nombre, img_profile }) => (
            <Avatar key={keylogin} nombre={nombre} imagen={pictureUrl(img_profile)} size={32} />
          ))}
        </span>
        <p>
          {storyOf(request)}
          {declined && <span className={style.declined}> {declined}</span>}
        </p>
      </div>
    </Card>
  );
}
