import { IconBan } from '@tabler/icons-react';
import { Chip } from '#web/ui/chip.tsx';

/** That the team has taken an account out of use. */
export function SuspendedChip() {
  return (
    <Chip tone="error" icon={<IconBan size={16} aria-hidden />}>
      Suspendida
    </Chip>
  );
}
