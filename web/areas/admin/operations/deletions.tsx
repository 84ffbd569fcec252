import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TeamButton } from '../team-button.tsx';
import { momentText } from '../words.ts';
import style from './pending.module.css';
import { useDeletionRequests } from '../use-pending.ts';
import { WaitingList } from './waiting-list.tsx';

/** People who asked for their account to be deleted; the law gives the team 20 days to answer. */
export function Deletions({ count }: { count: number }) {
  return (
    <WaitingList
      title="Piden eliminar su cuenta"
      count={count}
      list={useDeletionRequests()}
      itemsOf={({ solicitudes }) => solicitudes}
      keyOf={({ keylogin }) => keylogin}
      none="Nadie ha pedido eliminar su cuenta."
    >
      {({ keylogin, nombre, motivo, createAt }) => (
        <Card as="article" className={style.card}>
          <p>
            <strong>{nombre}</strong>
          </p>
          {motivo && <p>{motivo}</p>}
          <p className={style.head}>
            <span className={style.muted}>
              <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
            </span>
            <TeamButton
              variant="secondary"
              href={paths.account(keylogin)}
              label={`Ver la cuenta de ${nombre}`}
            >
              Ver la cuenta
            </TeamButton>
          </p>
        </Card>
      )}
    </WaitingList>
  );
}
