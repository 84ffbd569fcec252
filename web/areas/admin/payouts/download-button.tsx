import { exportPayouts, exportPayoutsXlsx } from '#contract/payouts.ts';
import type { PayoutState } from '#domain/payouts/payout.ts';
import { api } from '#web/api/index.ts';
import { FileButton } from '../file-button.tsx';
import { heldText, payoutsText } from './words.ts';

interface DownloadButtonProps {
  fecha: string;
  estado?: PayoutState;
  /** Excel keeps CLABEs as they are; banks also take CSV. */
  format: 'csv' | 'xlsx';
  label: string;
  children: string;
}

/** Saves a Wednesday's payouts as a file for the bank. */
export function DownloadButton({ fecha, estado, format, label, children }: DownloadButtonProps) {
  const load = async () => {
    const asked = { fecha, ...(estado && { estado }) };
    const { pagos, detenidos, ...file } = await (format === 'csv'
      ? api.payouts.exportPayouts(asked)
      : api.payouts.exportPayoutsXlsx(asked));
    return {
      ...file,
      message: `Descargaste ${payoutsText(pagos)} en ${file.nombre}.${heldText(detenidos)}`,
    };
  };
  return (
    <FileButton
      call={format === 'csv' ? exportPayouts : exportPayoutsXlsx}
      size="sm"
      label={label}
      load={load}
    >
      {children}
    </FileButton>
  );
}
