import type { Validacion } from '#contract/views.ts';
import { Chip } from '#web/ui/chip.tsx';
import { VALIDATION } from './words.ts';

export function ValidationChip({ validacion }: { validacion: Validacion }) {
  const [text, tone] = VALIDATION[validacion];
  return <Chip tone={tone}>{text}</Chip>;
}
