import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { assignCase, type QueueItem } from '#contract/queue.ts';
import { QUEUE, type QueueKind } from '#domain/queue/queue.ts';
import { useSession } from '#web/api/session-store.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import { Shown } from '../list/shown.tsx';
import { useAssignees } from '../projects/use-assignees.ts';
import { useMay } from '../use-may.ts';
import { momentText } from '../words.ts';
import { Age } from './age.tsx';
import { PANELS, whereElse } from './panels.tsx';
import { Bar } from './parts.tsx';
import style from './queue.module.css';
import { useShortcuts } from './shortcuts.ts';
import { type ItemName, itemQuery, useAssign } from './use-queue.ts';
import { ICONS, itemWords, timeOf } from './words.ts';

interface ItemPaneProps {
  name: ItemName;
  /** As the list knows it already. */
  listed: QueueItem | undefined;
  next: QueueItem | undefined;
  previous: QueueItem | undefined;
  onGo: (to: ItemName) => void;
  /** To the list, where this takes its place. */
  onBack?: () => void;
}

/** One case: who looks after it, since when it waits, what it is decided by, and the way to the next one. */
export function ItemPane({ name, listed, next, previous, onGo, onBack }: ItemPaneProps) {
  const query = useQuery({
    ...itemQuery(name),
    ...(listed && { placeholderData: listed }),
  });
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
        {(item) =>
          item ? (
            <div className={style.body}>
              <Head item={item} />
              <Panel
                item={item}
                onwards={onwards}
                // The next one is loaded already.
                onDecided={() => next && onGo(next)}
              />
            </div>
          ) : (
            <Gone name={name}>{onwards}</Gone>
          )
        }
      </Shown>
    </section>
  );
}

function Head({ item }: { item: QueueItem }) {
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
      <Assignee item={item} />
      <div className={style.until}>
        <Age {...time} />
        <span className={style.muted}>
          {time.urgency === 'vencido' ? 'Venció el' : 'Vence el'} {momentText(item.limite)}
        </span>
      </div>
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

/** It was decided, here or by somebody else. */
function Gone({ name, children }: { name: ItemName; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that decided it is gone with it; who is elsewhere stays there.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const { to, label } = whereElse(name);
  return (
    <div className={style.body}>
      <div className={style.gone}>
        <h2 ref={title} tabIndex={-1}>
          Este caso ya no espera
        </h2>
        <p className={style.muted}>
          {KIND_GONE[name.tipo] ?? `${QUEUE[name.tipo].one}: ya se atendió.`}
        </p>
        <div>
          <Button variant="secondary" href={to}>
            {label}
          </Button>
        </div>
      </div>
      <Bar onwards={children} />
    </div>
  );
}

const KIND_GONE: Partial<Record<QueueKind, string>> = {
  validacion: 'Ya se decidió sobre su validación.',
  disputa: 'La disputa ya se resolvió.',
  contracargo: 'No hay nada más que hacer con este contracargo por ahora.',
  denuncia: 'La denuncia ya se atendió.',
  eliminacion: 'La cuenta ya se eliminó, o ya no lo pide.',
};
