import { adjustDifference } from '#contract/reconciliation.ts';
import { api } from '#web/api/index.ts';
import { pesos } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { sayLate } from '../say-late.ts';
import { useDialog } from '../use-dialog.ts';
import { useRefreshPending } from '../use-pending.ts';

/** The books say the same by now, or nobody can adjust it here any more. */
const GONE = ['difference_adjusted', 'difference_not_found', 'difference_not_adjustable'] as const;

interface AdjustProps {
  difference: { id: number; que: string; ellos: number };
}

/** Books what Stripe has and the books have not, with a reason. */
export function Adjust({ difference }: AdjustProps) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={adjustDifference}
        variant="secondary"
        size="sm"
        label={`Anotar un ajuste de la diferencia ${difference.id}`}
        onClick={dialog.open}
      >
        Anotar un ajuste
      </TeamButton>
      {dialog.mounted && (
        <AdjustDialog difference={difference} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

function AdjustDialog({
  opened,
  onClose,
  difference: { id, que, ellos },
}: AdjustProps & { opened: boolean; onClose: () => void }) {
  const refresh = useRefreshPending();
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title="Anotar un ajuste"
      kept={`ajuste:${id}`}
      sendLabel={`Anotar ${pesos(ellos)}`}
      irreversible
      description="Qué es y cómo lo sabes. Queda en la auditoría."
      maxLength={300}
      validate={(motivo) => adjustDifference.input.safeParse({ difference_id: id, motivo })}
      send={async (motivo) => {
        try {
          await api.reconciliation.adjustDifference({ difference_id: id, motivo });
          toast.success('La diferencia desaparece en un momento.', 'Ajuste anotado');
        } catch (error) {
          sayLate(error, GONE);
        }
      }}
      onSettled={refresh}
    >
      <p>{que}</p>
      <p>
        Se anotan {pesos(ellos)} en «Saldo en Stripe» y en «Diferencias por aclarar», con fecha de
        hoy.
      </p>
    </ReasonDialog>
  );
}
