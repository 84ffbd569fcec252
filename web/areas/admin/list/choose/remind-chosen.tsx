import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { type Left, NotDone } from './not-done.tsx';

/** How long what came of it is shown, in milliseconds: it may be two sentences. */
const LONG = 7_000;

/** What came of reminding. */
interface Reminded {
  readonly count: number;
  /** Who was reminded, and who had been before. */
  readonly text: string;
  /** Who was not. */
  readonly left: readonly Left[];
}

interface RemindChosenProps {
  opened: boolean;
  onClose: () => void;
  /** «¿Recordar 3 proyectos?». */
  title: string;
  /** What they will read. */
  children: ReactNode;
  send: () => Promise<Reminded>;
  /** «No se recordaron 2 proyectos», of so many. */
  leftTitle: (count: number) => string;
}

/** Asks before several are reminded, says what came of it, and names those who were not. */
export function RemindChosen({ send, leftTitle, ...asks }: RemindChosenProps) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [named, setNamed] = useState(false);
  const remind = async () => {
    const reminded = await send();
    if (reminded.count > 0) toast.success(reminded.text, 'Éxito', LONG);
    else toast.warning('No se envió nada', reminded.text, LONG);
    setLeft(reminded.left);
    setNamed(reminded.left.length > 0);
  };
  return (
    <>
      <ConfirmDialog
        {...asks}
        confirmLabel="Enviar recordatorios"
        cancelLabel="Volver"
        onConfirm={remind}
      />
      <NotDone
        opened={named}
        onClose={() => setNamed(false)}
        title={leftTitle(left.length)}
        left={left}
      />
    </>
  );
}
