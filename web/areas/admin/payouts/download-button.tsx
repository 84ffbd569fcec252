import type { PayoutState } from '#domain/payouts/payout.ts';
import { api } from '#web/api/index.ts';
import { CsvButton } from '../csv-button.tsx';
import { payoutsText } from './words.ts';

interface DownloadButtonProps {
  fecha: string;
  estado?: PayoutState;
  label: string;
  children: string;
}

/** Saves a Wednesday's payouts as a file for the bank. */
export function DownloadButton({ fecha, estado, label, children }: DownloadButtonProps) {
  const load = async () => {
    const { csv, nombre, pagos } = await api.payouts.exportPayouts({
      fecha,
      ...(estado && { estado }),
    });
    return { csv, nombre, message: `Descargaste ${payoutsText(pagos)} en ${nombre}.` };
  };
  return (
    <CsvButton size="sm" label={label} load={load}>
      {children}
    </CsvButton>
  );
}
