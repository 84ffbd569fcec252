import type { Estado } from '#domain/projects/graph.ts';
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

/** The name of a state; an unknown one is returned unchanged. */
export const estadoWords = (estado: string): string =>
  (WORDS as Record<string, (typeof WORDS)[Estado] | undefined>)[estado]?.[0] ?? estado;

interface EstadoChipProps {
  estado: Estado;
  disputa?: boolean;
  mitadPagada?: boolean;
}

/** The state of a project; an open dispute or a half that is paid is shown instead of it. */
export function EstadoChip({ estado, disputa = false, mitadPagada = false }: EstadoChipProps) {
  if (disputa) return <Chip tone="accent">En disputa</Chip>;
  if (mitadPagada) return <Chip tone="primary">Mitad pagada</Chip>;
  const [text, tone] = WORDS[estado];
  return <Chip tone={tone}>{text}</Chip>;
}
