import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { PayoutState } from '#domain/payout.ts';
import * as api from '#web/api/index.ts';
import { saveCsv } from '#web/shared/save-csv.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { payoutsText } from './words.ts';

interface DownloadButtonProps {
  fecha: string;
  estado?: PayoutState;
  label: string;
  children: ReactNode;
}

/** Saves a Wednesday's payouts as a file for the bank. */
export function DownloadButton({ fecha, estado, label, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { csv, nombre, pagos } = await api.adminPayouts.exportPayouts({
        fecha,
        ...(estado && { estado }),
      });
      saveCsv(nombre, csv);
      toast.success(`Descargaste ${payoutsText(pagos)} en ${nombre}.`, 'Éxito');
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<IconDownload size={18} aria-hidden />}
      label={label}
      busy={busy}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
