import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type getReports, closeReport } from '#contract/moderation.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { REASON_WORDS } from '#web/shared/moderation/reasons.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { useRefreshPending } from '../use-pending.ts';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText, ROL_NAMES } from '../words.ts';
import style from './reports.module.css';
import { reportsKey } from './use-reports.ts';

type Report = OutputOf<typeof getReports>['reports'][number];

interface ReportCardProps {
  report: Report;
  onClosed: () => void;
}

/** One report: who, about whom, why, when, and its actions. */
export function ReportCard({ report, onClosed }: ReportCardProps) {
  const { id, de, sobre, motivo, texto, mensaje, createAt } = report;
  const [confirming, setConfirming] = useState(false);
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  const close = async () => {
    await api.moderation.closeReport({ report_id: id });
    toast.success('Denuncia atendida.', 'Éxito');
    await queries.invalidateQueries({ queryKey: reportsKey });
    await refreshPending();
    onClosed();
  };
  return (
    <Card as="article" className={style.report}>
      <p className={style.head}>
        <Chip tone="error">{REASON_WORDS[motivo]}</Chip>
        <span className={style.muted}>
          <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
        </span>
      </p>
      <Facts lines>
        <Fact label="De">
          <Person person={de} />
        </Fact>
        <Fact label="Sobre">
          <Person person={sobre} />
        </Fact>
      </Facts>
      {texto && <p className={style.text}>{texto}</p>}
      {mensaje !== null && (
        <figure className={style.quote}>
          <figcaption className={style.muted}>Mensaje reportado</figcaption>
          <blockquote className={style.text}>{mensaje}</blockquote>
        </figure>
      )}
      <div className={style.actions}>
        <TeamButton variant="secondary" href={paths.chatHistory(de.keylogin, sobre.keylogin)}>
          Ver conversación
        </TeamButton>
        <TeamButton call={closeReport} onClick={() => setConfirming(true)}>
          Marcar como atendida
        </TeamButton>
      </div>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title="¿Marcar como atendida?"
        confirmLabel="Marcar como atendida"
        irreversible
        onConfirm={close}
      >
        <p>
          La denuncia de {de.nombre} sobre {sobre.nombre} saldrá de esta lista. Queda registrado que
          tú la atendiste.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function Person({ person }: { person: Report['de'] }) {
  return (
    <>
      <PersonLink person={person} /> <span className={style.muted}>{ROL_NAMES[person.rol]}</span>
    </>
  );
}
