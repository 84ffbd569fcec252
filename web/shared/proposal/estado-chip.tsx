import type { Estado } from '#domain/proposal/graph.ts';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';

const WORDS: Record<Estado, readonly [text: string, tone: ChipProps['tone']]> = {
  por_publicar: ['Borrador', 'neutral'],
  publicada: ['Por aceptar', 'sun'],
  rechazada: ['Rechazada', 'error'],
  retirada: ['Retirada', 'neutral'],
  expirada: ['Expirada', 'neutral'],
  cancelada: ['Cancelada', 'error'],
  por_pagar: ['Por pagar', 'sun'],
  pagado: ['Pagado', 'primary'],
  completado: ['Completado', 'success'],
  finalizada: ['Finalizado', 'success'],
};

/** Where a project stands, in words. */
export function EstadoChip({ estado }: { estado: Estado }) {
  const [text, tone] = WORDS[estado];
  return <Chip tone={tone}>{text}</Chip>;
}
