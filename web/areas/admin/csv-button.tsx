import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saveCsv } from '#web/shared/save-csv.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface CsvButtonProps {
  /** Loads the file and the text of the toast after saving. */
  load: () => Promise<{ csv: string; nombre: string; message: string }>;
  size?: 'sm' | 'md';
  /** Accessible label that tells several buttons apart. */
  label?: string;
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** Loads a CSV and saves it as a file. */
export function CsvButton({ load, size = 'md', label, disabledReason, children }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { csv, nombre, message } = await load();
      saveCsv(nombre, csv);
      toast.success(message, 'Éxito');
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<IconDownload size={20} aria-hidden />}
      label={label}
      busy={busy}
      disabledReason={disabledReason}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
