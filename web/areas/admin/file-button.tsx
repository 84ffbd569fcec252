import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { saveCsv, saveXlsx } from '#web/shared/save-file.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from './team-button.tsx';

/** A file by its content, its name, and the text of the toast after saving. */
type Loaded = { nombre: string; message: string } & ({ csv: string } | { xlsx: string });

interface FileButtonProps {
  /** The call that `load` makes. */
  call: Call;
  load: () => Promise<Loaded>;
  size?: 'sm' | 'md';
  /** Accessible label that tells several buttons apart. */
  label?: string;
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** Loads a file and saves it. */
export function FileButton({
  call,
  load,
  size = 'md',
  label,
  disabledReason,
  children,
}: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { nombre, message, ...file } = await load();
      if ('csv' in file) saveCsv(nombre, file.csv);
      else saveXlsx(nombre, file.xlsx);
      toast.success(message, 'Éxito');
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <TeamButton
      call={call}
      variant="secondary"
      size={size}
      icon={<IconDownload size={20} aria-hidden />}
      label={label}
      busy={busy}
      disabledReason={disabledReason}
      onClick={() => void download()}
    >
      {children}
    </TeamButton>
  );
}
