import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TeamButton } from '../team-button.tsx';
import { momentText } from '../words.ts';
import style from './pending.module.css';
import { ReadingChip } from './reading-chip.tsx';
import { useValidations } from '../use-pending.ts';
import { WaitingList } from './waiting-list.tsx';

/** Professionals without a decision, the longest wait first. */
export function Validations({ count }: { count: number }) {
  return (
    <WaitingList
      title="Profesionales por validar"
      count={count}
      list={useValidations()}
      itemsOf={({ validaciones }) => validaciones}
      keyOf={({ keylogin }) => keylogin}
      none="Nadie espera su validación."
    >
      {({ keylogin, nombre, img_profile, profesion, zona, identificacion, lectura, createAt }) => (
        <Card as="article" className={style.card}>
          <PersonLine
            nombre={nombre}
            imagen={img_profile}
            title={nombre}
            endBelow
            end={<ReadingChip identificacion={identificacion} lectura={lectura} />}
          >
            {[profesion, zona].filter(Boolean).join(' · ')}
          </PersonLine>
          <p className={style.head}>
            <span className={style.muted}>
              Espera desde el <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
            </span>
            <TeamButton
              variant="secondary"
              href={paths.account(keylogin)}
              label={`Revisar a ${nombre}`}
            >
              Revisar
            </TeamButton>
          </p>
        </Card>
      )}
    </WaitingList>
  );
}
