import { useLocation } from 'react-router';
import { ScreenShape } from '#web/shared/layout/screen-shape.tsx';
import { Logo } from '#web/ui/art/logo.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './signed-in-skeleton.module.css';

/** Shown for a signed-in screen while the application loads, in that screen's shape. */
export function SignedInSkeleton() {
  const { pathname } = useLocation();
  return (
    <Loading>
      <div className={style.head}>
        <Logo />
        <Skeleton width={40} height={40} round />
      </div>
      <Stack gap={6} className={style.page}>
        <ScreenShape of={pathname} />
      </Stack>
    </Loading>
  );
}
