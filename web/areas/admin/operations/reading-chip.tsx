import type { getValidations } from '#contract/operations.ts';
import type { OutputOf } from '#contract/call.ts';
import { Chip } from '#web/ui/chip.tsx';

type Waiting = OutputOf<typeof getValidations>['validaciones'][number];

/** Summary of what was read from an ID. */
export function ReadingChip({
  identificacion,
  lectura,
}: Pick<Waiting, 'identificacion' | 'lectura'>) {
  if (!identificacion || !lectura) return <Chip tone="neutral">Sin INE</Chip>;
  const { estado, comparacion, vigente, digitos } = lectura;
  if (estado === 'pendiente') return <Chip tone="primary">Leyendo la INE</Chip>;
  if (estado === 'ilegible') return <Chip tone="sun">INE ilegible</Chip>;
  const agrees =
    comparacion === 'coincide' && vigente && digitos && Object.values(digitos).every(Boolean);
  return agrees ? (
    <Chip tone="success">INE coincide</Chip>
  ) : (
    <Chip tone="sun">INE por revisar</Chip>
  );
}
