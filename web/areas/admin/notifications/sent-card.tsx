import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SentNotification, sendNotificationAgain } from '#contract/notifications.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { PersonLink } from '../person-link.tsx';
import { CHANNELS, momentText } from '../words.ts';
import style from './sent.module.css';
import { sentKey } from './use-sent.ts';
import { FAILURE_WORDS, stepWords } from './words.ts';

/** One notification: to whom, what it said, and its way through the channels. */
export function SentCard({ aviso }: { aviso: SentNotification }) {
  const { persona, titulo, msg, createAt, leido_at, pasos, repetible } = aviso;
  return (
    <Card as="article" padding="sm" className={style.card ?? ''}>
      <p className={style.head}>
        <PersonLink person={persona} />
        <span className={style.muted}>
          <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
        </span>
      </p>
      <div>
        <h2 className={style.title}>{titulo}</h2>
        <p className={style.text}>{msg}</p>
      </div>
      <ul className={style.steps} aria-label="Camino">
        <li>
          <span className={style.way}>En su lista</span>
          <Chip tone={leido_at === null ? 'neutral' : 'success'}>
            {leido_at === null ? 'Sin leer' : 'Leído'}
          </Chip>
          {leido_at !== null && <span className={style.muted}>{momentText(leido_at)}</span>}
        </li>
        {pasos.map(({ canal, estado, at, motivo }) => {
          const [words, tone] = stepWords(estado);
          return (
            <li key={canal}>
              <span className={style.way}>{CHANNELS[canal]}</span>
              <Chip tone={tone}>{words}</Chip>
              <span className={style.muted}>
                {estado === 'espera' ? `Sale ${momentText(at)}` : momentText(at)}
                {motivo !== null && ` · ${FAILURE_WORDS[motivo]}`}
              </span>
            </li>
          );
        })}
      </ul>
      {repetible === 1 && <Again aviso={aviso} />}
    </Card>
  );
}

function Again({ aviso: { id, persona } }: { aviso: SentNotification }) {
  const [confirming, setConfirming] = useState(false);
  const queries = useQueryClient();
  const send = async () => {
    try {
      await api.notifications.sendNotificationAgain({ notification_id: id });
      toast.success('El aviso sale otra vez.', 'Éxito');
    } finally {
      await queries.invalidateQueries({ queryKey: sentKey });
    }
  };
  return (
    <div>
      <TeamButton
        call={sendNotificationAgain}
        variant="secondary"
        size="sm"
        label={`Enviar otra vez a ${persona.nombre}`}
        onClick={() => setConfirming(true)}
      >
        Enviar otra vez
      </TeamButton>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title="¿Enviar otra vez?"
        confirmLabel="Enviar otra vez"
        onConfirm={send}
      >
        <p>
          {persona.nombre} lo recibe de nuevo, desde el primero de sus medios. De noche espera a las
          8 de la mañana.
        </p>
      </ConfirmDialog>
    </div>
  );
}
