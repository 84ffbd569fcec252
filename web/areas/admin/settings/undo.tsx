import { type ReactNode, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { sayLate } from '../say-late.ts';
import { TeamButton } from '../team-button.tsx';
import style from './settings.module.css';
import { useRefreshSettings } from './use-settings.ts';
import { changedText } from './words.ts';

interface UndoProps {
  call: Call;
  setting: { autor: string | null; createAt: string | null; anterior: unknown };
  onUndo: () => Promise<unknown>;
  /** What will be different. */
  children: ReactNode;
}

/** Who changed a setting last, and the button that writes the version before as the next one. */
export function Undo({ call, setting, onUndo, children }: UndoProps) {
  const [opened, setOpened] = useState(false);
  const refresh = useRefreshSettings();
  const changed = changedText(setting);
  return (
    <>
      <div className={style.buttons}>
        <TeamButton
          call={call}
          size="sm"
          variant="secondary"
          disabledReason={setting.anterior === null ? 'Todavía no hay un cambio.' : undefined}
          onClick={() => setOpened(true)}
        >
          Deshacer el último cambio
        </TeamButton>
        {changed !== null && <span className={style.muted}>{changed}</span>}
      </div>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="¿Deshacer el último cambio?"
        confirmLabel="Deshacer cambio"
        onConfirm={async () => {
          try {
            await onUndo();
            toast.success('Volvió a estar como antes del cambio.', 'Éxito');
          } catch (error) {
            sayLate(error, ['setting_undo_late', 'setting_unchanged']);
          } finally {
            await refresh();
          }
        }}
      >
        {children}
        <p>Si lo deshaces y vuelves a deshacer, el cambio regresa.</p>
      </ConfirmDialog>
    </>
  );
}
