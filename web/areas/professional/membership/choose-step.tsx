import { useState } from 'react';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Comparison } from './comparison.tsx';
import { CurrentLevel } from './current-level.tsx';
import { LevelChoice } from './level-choice.tsx';
import { isPaid, type Level, standingOf } from './levels.ts';
import style from './membership.module.css';
import { compare } from './words.ts';

export interface ChooseStepProps {
  user: User;
  levels: readonly Level[];
  /** The previously chosen level. */
  initial: number | null;
  /** Called when the chosen level needs a payment. */
  onPay: (level: Level) => void;
}

/** Step 1: the user's level and the choice of another (2 §4). */
export function ChooseStep({ user, levels, initial, onPay }: ChooseStepProps) {
  const now = useNow();
  const [picked, pick] = useState(initial);
  const [asking, setAsking] = useState(false);
  const standing = standingOf(user);
  const own = levels.find(({ id }) => id === standing.nivel);
  const chosen = levels.find(({ id }) => id === (picked ?? standing.nivel));
  if (!own || !chosen) return null;

  const compared = compare(standing, { own, chosen }, now);
  const lower = chosen.id < own.id;
  const verb = lower ? 'Bajar' : 'Subir';
  const update = async () => {
    const { user: updated } = await api.membership.updateMembership(chosen);
    storeUser(updated);
    pick(null);
    toast.success('La membresia se actualizo con exito.');
  };

  return (
    <Stack gap={6}>
      <CurrentLevel user={user} />
      <LevelChoice levels={levels} own={own.id} chosen={chosen.id} onChoose={pick} />
      <Card tone="sunken">
        <div role="status" className={style.compared}>
          <h2>{compared?.title ?? `Tienes ${own.descripcion}`}</h2>
          {compared ? <Comparison {...compared} /> : <p>Elige otro nivel para compararlo.</p>}
        </div>
        <Button
          fullWidth
          disabledReason={compared ? undefined : 'Ya tienes este nivel. Elige otro para cambiar.'}
          onClick={() => (isPaid(standing, chosen) ? onPay(chosen) : setAsking(true))}
        >
          Continuar
        </Button>
      </Card>
      {compared && (
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={`¿${verb} a ${chosen.descripcion}?`}
          confirmLabel={`${verb} a ${chosen.descripcion}`}
          danger={lower}
          irreversible={lower}
          onConfirm={update}
        >
          <Comparison {...compared} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}
