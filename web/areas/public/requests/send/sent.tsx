import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { AskDevice } from '#web/shared/notifications/devices/ask-device.tsx';
import type { Chosen } from '#web/shared/requests/chosen.ts';
import { useSentRequest } from '#web/shared/requests/store.ts';
import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import style from './review.module.css';

/** Shown once the request is sent: the chats in which the answers will arrive. */
export function Sent({ people }: { people: readonly Chosen[] }) {
  const sent = useSentRequest();
  return (
    <div className={style.part}>
      <EmptyScene kind="success" />
      <p>
        {people.length === 1
          ? 'Ya está en su chat. Ahí recibirás su respuesta y su propuesta.'
          : `Ya está en sus ${people.length} chats. Ahí recibirás sus respuestas y propuestas.`}
      </p>
      <Button fullWidth href={sent === null ? paths.clientRequests : paths.clientRequest(sent)}>
        Ver tu solicitud
      </Button>
      <AskDevice when="en cuanto te respondan" />
      <ul className={style.people}>
        {people.map(({ keylogin, nombre, img_profile, profesion }) => (
          <li key={keylogin}>
            <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={48} />
            <span className={style.who}>
              <strong>{nombre}</strong>
              <span>{profesion}</span>
            </span>
            <Button variant="secondary" size="sm" href={paths.chat(keylogin)}>
              Abrir chat<span className="m-hidden"> con {nombre}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
