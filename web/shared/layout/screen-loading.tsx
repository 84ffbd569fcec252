import { useLocation } from 'react-router';
import { Loading } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ScreenShape } from './screen-shape.tsx';

/** The shape of the present screen, until what it shows is known; its title is there for the focus. */
export function ScreenLoading({ title }: { title: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="m-hidden">{title}</h1>
      <Loading>
        <Stack gap={6}>
          <ScreenShape of={pathname} />
        </Stack>
      </Loading>
    </>
  );
}
