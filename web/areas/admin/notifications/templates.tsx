import { useState } from 'react';
import { type MessageTemplate, checkTemplates } from '#contract/notifications.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Ago } from '#web/shared/chat/ago.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { dayText } from '../words.ts';
import style from './templates.module.css';
import { useTemplates } from './use-templates.ts';
import { reasonWords, stateWords, templateLabel } from './words.ts';

export const meta = () => [{ title: 'Plantillas de WhatsApp · Maestros' }];

/** /admin/plantillas (4 §E): what WhatsApp says of each text that it sends for us. */
export default function Templates() {
  /** When the states had been read last, when it was asked to read them again. */
  const [before, setBefore] = useState<string | null>();
  const list = useTemplates(before !== undefined);
  const { plantillas, leidas_at = null } = list.data ?? {};
  if (before !== undefined && list.data && leidas_at !== before) setBefore(undefined);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>Plantillas de WhatsApp</h1>
        <p>
          WhatsApp aprueba cada texto antes de enviarlo. Un texto que cambia es otra plantilla y se
          registra sola. Los estados se leen cada mañana y cuando WhatsApp avisa.
        </p>
        <div>
          <TeamButton variant="secondary" size="sm" href={paths.replies}>
            Ver lo que las personas contestan
          </TeamButton>
        </div>
      </Stack>
      {list.isPending && (
        <Loading label="Cargando las plantillas…">
          <SkeletonCard />
        </Loading>
      )}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {plantillas && (
        <>
          <div className={style.head}>
            <p role="status">
              {summary(plantillas)}{' '}
              {leidas_at !== null && (
                <span className={style.muted}>
                  Leídas <Ago at={leidas_at} />.
                </span>
              )}
            </p>
            <ReadAgain reading={before !== undefined} onAsked={() => setBefore(leidas_at)} />
          </div>
          <List plantillas={plantillas} />
        </>
      )}
    </Stack>
  );
}

const isUsable = ({ estado }: MessageTemplate): boolean => estado === 'APPROVED';

function summary(all: readonly MessageTemplate[]): string {
  const stopped = all.filter((one) => !isUsable(one)).length;
  if (stopped === 0) return `Las ${all.length} están aprobadas.`;
  return stopped === 1
    ? `1 de ${all.length} no se puede enviar.`
    : `${stopped} de ${all.length} no se pueden enviar.`;
}

function ReadAgain({ reading, onAsked }: { reading: boolean; onAsked: () => void }) {
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    try {
      await api.notifications.checkTemplates({});
      onAsked();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <TeamButton
      call={checkTemplates}
      variant="secondary"
      size="sm"
      busy={busy || reading}
      onClick={() => void read()}
    >
      Revisar ahora
    </TeamButton>
  );
}

function List({ plantillas }: { plantillas: readonly MessageTemplate[] }) {
  const stopped = plantillas.filter((one) => !isUsable(one));
  return (
    <>
      {stopped.length > 0 && (
        <Section id="detenidas" title="No se pueden enviar" plantillas={stopped} />
      )}
      <Section id="aprobadas" title="Aprobadas" plantillas={plantillas.filter(isUsable)} />
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  plantillas: readonly MessageTemplate[];
}

function Section({ id, title, plantillas }: SectionProps) {
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {plantillas.length === 0 ? (
        <p className={style.muted}>Todavía ninguna.</p>
      ) : (
        <ul className={style.cards}>
          {plantillas.map((one) => (
            <li key={one.nombre}>
              <TemplateCard plantilla={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TemplateCard({ plantilla }: { plantilla: MessageTemplate }) {
  const { nombre, texto, motivo, desde } = plantilla;
  const [state, tone] = stateWords(plantilla);
  return (
    <Card as="article" padding="sm" className={style.card ?? ''}>
      <h3>{templateLabel(plantilla)}</h3>
      <p>
        <Chip tone={tone}>{state}</Chip>
        {desde !== null && <span className={style.muted}> desde el {dayText(desde)}</span>}
      </p>
      {motivo !== null && <p className={style.reason}>{reasonWords(motivo)}</p>}
      <p>{texto ?? 'El texto es de WhatsApp: lleva el código y cuándo vence.'}</p>
      <p className={style.muted}>{nombre}</p>
    </Card>
  );
}
