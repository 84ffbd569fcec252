import type { Estado } from '#domain/projects/graph.ts';
import type { Turn } from '#domain/projects/turn.ts';
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

/** What an offer is called whose request chose somebody else. */
export const NOT_CHOSEN: readonly [text: string, tone: ChipProps['tone']] = [
  'No elegida',
  'neutral',
];

/** The name of a state; an unknown one is returned unchanged. */
export const estadoWords = (estado: string): string =>
  (WORDS as Record<string, (typeof WORDS)[Estado] | undefined>)[estado]?.[0] ?? estado;

/** What a project's chip depends on, as lists have it. */
export interface Standing {
  readonly estado: Estado;
  /** MXN. */
  readonly pagado: number;
  readonly mitad_pagada: 0 | 1;
  readonly entregado: 0 | 1;
  readonly en_disputa: 0 | 1;
  readonly en_contracargo: 0 | 1;
  readonly en_revision: 0 | 1;
  /** MXN; unknown where nothing says that money went back. */
  readonly liberado?: number;
  readonly devuelto?: number;
  /** Whose turn it is; unknown where only ended and agreed projects are listed. */
  readonly turno?: { readonly who: Turn['who'] };
}

/**
 * Where a project stands: what was paid or delivered is said before what is still due (4 §C). What is offered and nobody's
 * turn was passed over.
 */
export function standingOf({
  estado,
  pagado,
  mitad_pagada,
  entregado,
  en_disputa,
  en_contracargo,
  en_revision,
  liberado = 0,
  devuelto = 0,
  turno,
}: Standing): readonly [text: string, tone: ChipProps['tone']] {
  // Not red, which beside «Te toca» looks as if it were one's turn: it is the team's.
  if (en_disputa) return ['En disputa', 'sun'];
  if (en_contracargo) return ['En revisión del banco', 'sun'];
  if (en_revision) return ['En revisión', 'sun'];
  if (estado === 'publicada' && turno?.who === 'nobody') return NOT_CHOSEN;
  const underWay = estado === 'por_pagar' || estado === 'pagado';
  if (underWay && devuelto > 0 && pagado - liberado - devuelto === 0)
    return ['Dinero devuelto', 'neutral'];
  if (underWay && entregado) return ['Entregado', 'success'];
  if (mitad_pagada) return ['Mitad pagada', 'primary'];
  return estado === 'por_pagar' && pagado > 0 ? ['Pagado en parte', 'primary'] : WORDS[estado];
}

/** The state of a project, the same wherever it is shown. */
export function EstadoChip({ project }: { project: Standing }) {
  const [text, tone] = standingOf(project);
  return <Chip tone={tone}>{text}</Chip>;
}
