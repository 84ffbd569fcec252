import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CannedAnswer,
  saveCannedAnswer,
  undoCannedAnswer,
  withdrawCannedAnswer,
} from '#contract/canned-answers.ts';
import { TOPIC, TOPICS } from '#domain/canned-answers/canned-answers.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { BackButton } from '../back-button.tsx';
import { Shown } from '../list/shown.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { momentText } from '../words.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import style from './canned-answers.module.css';
import { answersQuery, useRefreshAnswers } from './use-answers.ts';

export const meta = () => [{ title: 'Respuestas guardadas · Maestros' }];

/** /admin/ajustes/respuestas (4 §F): the texts that the team writes often, by what they are for. */
export default function CannedAnswers() {
  const query = useQuery(answersQuery);
  const adding = useDialog();
  return (
    <Stack gap={5}>
      <BackButton to={paths.settings} />
      <header className={style.top}>
        <div>
          <h1>Respuestas guardadas</h1>
          <p className={style.muted}>
            Los textos que más escribes. Se ofrecen donde se pide un motivo, con el nombre y el
            proyecto ya puestos; ahí todavía se pueden cambiar.
          </p>
        </div>
        <TeamButton call={saveCannedAnswer} onClick={adding.open}>
          Nueva respuesta
        </TeamButton>
      </header>
      <Writing dialog={adding} />
      <Shown query={query} loading="Cargando las respuestas…">
        {({ respuestas, retiradas }) => (
          <Stack gap={5}>
            {TOPICS.map((tema) => (
              <section key={tema} className={style.topic} aria-label={TOPIC[tema].name}>
                <h2>
                  {TOPIC[tema].name} <small>{TOPIC[tema].offered}</small>
                </h2>
                <Answers
                  answers={respuestas.filter((one) => one.tema === tema)}
                  none="Todavía no hay ninguna."
                />
              </section>
            ))}
            {retiradas.length > 0 && (
              <section className={style.topic} aria-label="Retiradas">
                <h2>Retiradas</h2>
                <Answers answers={retiradas} none="" />
              </section>
            )}
          </Stack>
        )}
      </Shown>
    </Stack>
  );
}

interface WritingProps {
  dialog: ReturnType<typeof useDialog>;
  answer?: CannedAnswer;
}

/** The dialog, which begins anew with what the answer says unless something typed in it waits. */
function Writing({ dialog, answer }: WritingProps) {
  const [round, setRound] = useState(0);
  const [waits, setWaits] = useState(false);
  const [wasOpened, setWasOpened] = useState(dialog.opened);
  if (wasOpened !== dialog.opened) {
    setWasOpened(dialog.opened);
    if (dialog.opened && !waits) setRound(round + 1);
  }
  if (!dialog.mounted) return null;
  return (
    <AnswerDialog
      key={round}
      {...(answer && { answer })}
      opened={dialog.opened}
      onClose={(typed) => {
        dialog.close();
        setWaits(typed);
      }}
    />
  );
}

function Answers({ answers, none }: { answers: readonly CannedAnswer[]; none: string }) {
  if (answers.length === 0) return <p className={style.muted}>{none}</p>;
  return (
    <ul className={style.answers}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <Answer answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: CannedAnswer }) {
  const { id, version, titulo, texto, por, createAt, retirada } = answer;
  const editing = useDialog();
  const [asking, setAsking] = useState<'withdraw' | 'undo' | null>(null);
  const refresh = useRefreshAnswers();
  const change = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
      toast.success(done, 'Éxito');
    } finally {
      // Somebody else may have been faster.
      await refresh();
    }
  };
  return (
    <Card as="article" className={style.card}>
      <h3>{titulo}</h3>
      <p className={style.text}>{texto}</p>
      <p className={style.muted}>
        {por === null
          ? 'De las primeras'
          : `${retirada ? 'La retiró' : 'La cambió'} ${por}, ${momentText(createAt)}`}
      </p>
      <div className={style.actions}>
        {!retirada && (
          <>
            <TeamButton
              call={saveCannedAnswer}
              variant="quiet"
              size="sm"
              icon={<IconPencil size={18} aria-hidden />}
              label={`Editar «${titulo}»`}
              onClick={editing.open}
            >
              Editar
            </TeamButton>
            <TeamButton
              call={withdrawCannedAnswer}
              variant="quiet"
              size="sm"
              icon={<IconTrash size={18} aria-hidden />}
              label={`Retirar «${titulo}»`}
              onClick={() => setAsking('withdraw')}
            >
              Retirar
            </TeamButton>
          </>
        )}
        {version > 1 && (
          <TeamButton
            call={undoCannedAnswer}
            variant="quiet"
            size="sm"
            icon={<IconArrowBackUp size={18} aria-hidden />}
            label={
              retirada ? `Volver a usarla: «${titulo}»` : `Deshacer el último cambio de «${titulo}»`
            }
            onClick={() => setAsking('undo')}
          >
            {retirada ? 'Volver a usarla' : 'Deshacer el último cambio'}
          </TeamButton>
        )}
      </div>
      <Writing dialog={editing} answer={answer} />
      <ConfirmDialog
        opened={asking === 'withdraw'}
        onClose={() => setAsking(null)}
        title={`¿Retirar «${titulo}»?`}
        confirmLabel="Retirar"
        onConfirm={() =>
          change(
            () => api.cannedAnswers.withdrawCannedAnswer({ id, version }),
            'Respuesta retirada.',
          )
        }
      >
        <p>Ya no se ofrecerá. La encuentras abajo, en «Retiradas», si hace falta otra vez.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'undo'}
        onClose={() => setAsking(null)}
        title={
          retirada ? `¿Volver a usar «${titulo}»?` : `¿Deshacer el último cambio de «${titulo}»?`
        }
        confirmLabel={retirada ? 'Volver a usarla' : 'Deshacer'}
        onConfirm={() =>
          change(
            () => api.cannedAnswers.undoCannedAnswer({ id, version }),
            'Quedó como estaba antes.',
          )
        }
      >
        <p>
          Queda como estaba antes {por !== null && `de que ${por} la cambiara`}. El cambio y esto
          quedan en la auditoría.
        </p>
      </ConfirmDialog>
    </Card>
  );
}
