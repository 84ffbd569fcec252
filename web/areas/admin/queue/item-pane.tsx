import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getUser } from '#contract/accounts.ts';
import { assignCase, type QueueItem } from '#contract/queue.ts';
import { QUEUE, type QueueKind } from '#domain/queue/queue.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import { Shown } from '../list/shown.tsx';
import { useAssignees } from '../projects/use-assignees.ts';
import { useRefreshTeam } from '../approvals/use-approvals.ts';
import { TeamButton } from '../team-button.tsx';
import { useMay } from '../use-may.ts';
import { momentText } from '../words.ts';
import { Age } from './age.tsx';
import { PANELS, whereElse } from './panels.tsx';
import { Bar } from './parts.tsx';
import style from './queue.module.css';
import { useShortcuts } from './shortcuts.ts';
import { foundQuery, type ItemName, itemQuery, personQuery, useAssign } from './use-queue.ts';
import { ICONS, itemWords, timeOf } from './words.ts';

interface ItemPaneProps {
  name: ItemName;
  /** As the list knows it already. */
  listed: QueueItem | undefined;
  next: QueueItem | undefined;
  previous: QueueItem | undefined;
  onGo: (to: ItemName) => void;
  /** Once the last one was decided. */
  onEnd?: (() => void) | undefined;
  /** To the list, where this takes its place. */
  onBack?: () => void;
}

/** One case: who looks after it, since when it waits, what it is decided by, and the way to the next one. */
export function ItemPane({ name, listed, next, previous, onGo, onEnd, onBack }: ItemPaneProps) {
  const query = useQuery({
    ...itemQuery(name),
    ...(listed && { placeholderData: listed }),
  });
  // Whatever somebody else decides meanwhile: what one reads and types stays, and it says what happened.
  const [seen, setSeen] = useState<QueueItem>();
  if (query.data && query.data !== seen) setSeen(query.data);
  const shown = query.data ?? seen;
  const Panel = PANELS[name.tipo];
  const onwards = <Onwards {...{ previous, next, onGo }} />;
  return (
    <section className={style.pane} aria-label="Caso">
      {onBack && (
        <div className={style.ways}>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconArrowLeft size={20} aria-hidden />}
            onClick={onBack}
          >
            Casos
          </Button>
          <span>
            <Onwards {...{ previous, next, onGo }} icons />
          </span>
        </div>
      )}
      <Shown query={query} loading="Abriendo el caso…">
        {(item) => (
          <div className={style.body}>
            {!item && <NotWaiting name={name} nextTitle={next?.titulo} />}
            {shown ? (
              <>
                <Head item={shown} open={item !== null} />
                <Panel
                  item={shown}
                  open={item !== null}
                  onwards={onwards}
                  // The next one is loaded already.
                  onDecided={() => (next ? onGo(next) : onEnd?.())}
                />
              </>
            ) : (
              <Bar onwards={onwards} />
            )}
          </div>
        )}
      </Shown>
    </section>
  );
}

function Head({ item, open }: { item: QueueItem; open: boolean }) {
  const now = useNow();
  const title = useFocusOnOpen<HTMLHeadingElement>();
  const Icon = ICONS[item.tipo];
  const time = timeOf(item, now);
  return (
    <header className={style.head}>
      <div className={style.about}>
        <h2 ref={title} tabIndex={-1}>
          {item.titulo}
        </h2>
        <p className={style.muted}>
          <Icon size={18} stroke={1.75} aria-hidden /> {itemWords(item)}
        </p>
      </div>
      {open && <Assignee item={item} />}
      {open && (
        <div className={style.until}>
          <Age {...time} />
          <span className={style.muted}>
            {time.urgency === 'vencido' ? 'Venció el' : 'Vence el'} {momentText(item.limite)}
          </span>
        </div>
      )}
    </header>
  );
}

/** Who of the team looks after it, changed at once. */
function Assignee({ item }: { item: QueueItem }) {
  const me = useSession()?.user.keylogin ?? '';
  const may = useMay();
  const able = may(assignCase);
  const { responsable } = item;
  const assignees = useAssignees(responsable);
  const assign = useAssign(item);
  const give = (a: string) => {
    if (!assign.isPending) assign.mutate(a);
  };
  const mine = responsable?.keylogin === me;
  useShortcuts({ e: able && !mine ? () => give(me) : undefined });
  if (!able)
    return (
      <p className={style.muted}>
        {responsable ? `Lo lleva ${responsable.nombre}` : 'Nadie lo lleva'}
      </p>
    );
  return (
    <div className={style.assignee}>
      <SelectField
        filter
        label="Quién lo lleva"
        hideLabel
        options={[
          { value: '', label: 'Nadie lo lleva' },
          ...assignees.map(({ value, label }) => ({ value, label: `Lo lleva ${label}` })),
        ]}
        value={assign.isPending ? assign.variables : (responsable?.keylogin ?? '')}
        disabled={assign.isPending}
        onChange={give}
      />
    </div>
  );
}

interface OnwardsProps {
  previous: QueueItem | undefined;
  next: QueueItem | undefined;
  onGo: (to: ItemName) => void;
}

function Onwards({ previous, next, onGo, icons = false }: OnwardsProps & { icons?: boolean }) {
  const back = <IconArrowLeft size={18} aria-hidden />;
  const on = <IconArrowRight size={18} aria-hidden />;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabledReason={previous ? undefined : 'Es el primero de la lista.'}
        label={previous ? `Anterior: ${previous.titulo}` : 'Anterior'}
        onClick={() => previous && onGo(previous)}
      >
        {back}
        {!icons && 'Anterior'}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabledReason={next ? undefined : 'Es el último de la lista.'}
        label={next ? `Siguiente: ${next.titulo}` : 'Siguiente'}
        onClick={() => next && onGo(next)}
      >
        {!icons && 'Siguiente'}
        {on}
      </Button>
    </>
  );
}

interface NotWaitingProps {
  name: ItemName;
  nextTitle: string | undefined;
}

/** It was decided, or there has never been such a case. */
function NotWaiting({ name, nextTitle }: NotWaitingProps) {
  const found = useQuery(foundQuery(name));
  if (found.isPending)
    return (
      <Loading label="Abriendo el caso…">
        <SkeletonText lines={3} />
      </Loading>
    );
  return found.data === false ? <Unknown /> : <Gone name={name} nextTitle={nextTitle} />;
}

function Unknown() {
  const title = useFocusOnOpen<HTMLHeadingElement>();
  return (
    <div className={style.gone}>
      <h2 ref={title} tabIndex={-1}>
        No encontramos ese caso
      </h2>
      <p>Quizá la dirección está incompleta.</p>
      <Button variant="secondary" href={paths.queue}>
        Ver todos los casos
      </Button>
    </div>
  );
}

/** It was decided, here or by somebody else. */
function Gone({ name, nextTitle }: NotWaitingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const refresh = useRefreshTeam();
  const load = useEffectEvent(refresh);
  useEffect(() => {
    // The button that decided it is gone with it; who is elsewhere stays there.
    if (document.activeElement === document.body) title.current?.focus();
    // What was decided is shown below, as far as it is shown at all.
    void load();
  }, []);
  const { to, label } = whereElse(name);
  return (
    <div className={style.gone}>
      <h2 ref={title} tabIndex={-1}>
        Este caso ya no espera
      </h2>
      <p>
        {name.tipo === 'validacion' ? (
          <Validated keylogin={name.clave} />
        ) : (
          (KIND_GONE[name.tipo] ?? `${QUEUE[name.tipo].one}: ya se atendió.`)
        )}{' '}
        {nextTitle !== undefined && `Sigue ${nextTitle}.`}
      </p>
      <TeamButton variant="secondary" href={to}>
        {label}
      </TeamButton>
    </div>
  );
}

/** What was decided on a professional, by whom and when. */
function Validated({ keylogin }: { keylogin: string }) {
  const may = useMay();
  const { data } = useQuery({ ...personQuery(keylogin), enabled: may(getUser) });
  const { validacion, validacion_at } = data?.user.profile ?? {};
  if (!validacion || !validacion_at || validacion === 'pendiente')
    return 'Ya se decidió sobre su validación.';
  const by = data?.validacion_por ? `, ${data.validacion_por}` : '';
  return `${validacion === 'validado' ? 'Quedó validado' : 'Quedó rechazado'}: ${momentText(validacion_at)}${by}.`;
}

const KIND_GONE: Partial<Record<QueueKind, string>> = {
  disputa: 'La disputa ya se resolvió.',
  contracargo: 'No hay nada más que hacer con este contracargo por ahora.',
  denuncia: 'La denuncia ya se atendió.',
  riesgo: 'El caso ya está cerrado.',
  eliminacion: 'La cuenta ya se eliminó, o ya no lo pide.',
};
