import { useLocation } from 'react-router';
import { Loading } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ScreenShape } from './screen-shape.tsx';

/** The shape of the present screen, until what it shows is known. */
export function ScreenLoading() {
  const { pathname } = useLocation();
  return (
    <Loading>
      <Stack gap={6}>
        <ScreenShape of={pathname} />
      </Stack>
    </Loading>
  );
}
