import type { ComponentProps } from 'react';
import { RehireButton } from '#web/shared/projects/rehire-button.tsx';
import { QueryProvider } from '#web/shared/query.tsx';

/** Loaded only for clients who have worked with the professional: it needs the calls and a dialog. */
export default function Rehire(props: ComponentProps<typeof RehireButton>) {
  return (
    <QueryProvider>
      <RehireButton {...props} />
    </QueryProvider>
  );
}
