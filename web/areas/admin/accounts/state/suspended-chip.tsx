import { IconBan } from '@tabler/icons-react';
import { Chip } from '#web/ui/chip.tsx';

/** Marks an account that the team suspended. */
export function SuspendedChip() {
  return (
    <Chip tone="error" icon={<IconBan size={16} aria-hidden />}>
      Suspendida
    </Chip>
  );
}
