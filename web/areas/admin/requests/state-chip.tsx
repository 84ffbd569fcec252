import type { RequestState } from '#domain/requests/state.ts';
import { Chip } from '#web/ui/chip.tsx';
import { STATES } from './words.ts';

export function StateChip({ estado }: { estado: RequestState }) {
  const [text, tone] = STATES[estado];
  return <Chip tone={tone}>{text}</Chip>;
}
