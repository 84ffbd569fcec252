import { attendFact } from '#contract/operations.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TeamButton } from '../team-button.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { sayLate } from '../say-late.ts';
import { useDialog } from '../use-dialog.ts';
import { momentText } from '../words.ts';
import { useProviderFacts, useRefreshPending } from '../use-pending.ts';
import style from './pending.module.css';
import { WaitingList } from './waiting-list.tsx';

/** What the payment provider told and nobody handles. */
export function ProviderFacts({ count }: { count: number }) {
  return (
    <WaitingList
      title="Hechos de Stripe sin atender"
      count={count}
      list={useProviderFacts()}
      itemsOf={({ hechos }) => hechos}
      keyOf={({ id }) => id}
      none="Todo lo que Stripe avisó está atendido."
    >
      {({ id, tipo, objeto, createAt, eventos }) => (
        <Card as="article" className={style.card}>
          <p>
            <strong>{objeto || tipo}</strong>
          </p>
          <ul className={style.events}>
            {eventos.map((event) => (
              <li key={event.id}>
                {event.tipo} <span className={style.reference}>{event.id}</span>
              </li>
            ))}
          </ul>
          <p>Maestros no sabe qué hacer con esto: míralo en Stripe y escribe qué se hizo.</p>
          <p className={style.muted}>
            Llegó <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
          </p>
          <div className={style.actions}>
            <AttendFact id={id} name={objeto || tipo} />
          </div>
        </Card>
      )}
    </WaitingList>
  );
}

function AttendFact({ id, name }: { id: string; name: string }) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={attendFact}
        variant="secondary"
        size="sm"
        label={`Atender: ${name}`}
        onClick={dialog.open}
      >
        Atender
      </TeamButton>
      {dialog.mounted && <AttendDialog id={id} opened={dialog.opened} onClose={dialog.close} />}
    </>
  );
}

interface AttendDialogProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

function AttendDialog({ id, opened, onClose }: AttendDialogProps) {
  const refresh = useRefreshPending();
  const form = useSendForm({
    initial: { nota: '' },
    validate: ({ nota }) => attendFact.input.safeParse({ fact_id: id, nota }),
    send: async ({ nota }) => {
      try {
        await api.operations
          .attendFact({ fact_id: id, nota })
          .catch((error: unknown) => sayLate(error, ['fact_not_found']));
        onClose();
      } finally {
        // After a failure too: somebody else may have been faster.
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="¿Qué se hizo?"
      form={form}
      sendLabel="Atendido"
    >
      <p>Todo lo que Stripe avisó de esto queda guardado con tu nota.</p>
      <TextArea label="Nota" maxLength={300} {...form.field('nota')} />
    </FormDialog>
  );
}
