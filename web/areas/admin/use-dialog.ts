import { useState } from 'react';

/** A dialog that its button opens. Once opened it stays mounted, so that what was typed is there again after Escape. */
export function useDialog() {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never');
  return {
    mounted: state !== 'never',
    opened: state === 'opened',
    open: () => setState('opened'),
    close: () => setState('closed'),
  };
}
