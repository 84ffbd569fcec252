import { IconX } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';

interface LedHereProps {
  /** The filter in words. */
  children: string;
  onClear: () => void;
}

/** A filter without a field, with which a number elsewhere led here; one press takes it away. */
export function LedHere({ children, onClear }: LedHereProps) {
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon={<IconX size={18} aria-hidden />}
        label={`Quitar «${children}»`}
        onClick={onClear}
      >
        {children}
      </Button>
    </div>
  );
}
