import { Logo } from '#web/ui/art/logo.tsx';
import { Loading, Skeleton, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import style from './signed-in-skeleton.module.css';

/** Shown for a signed-in screen while the application loads. */
export function SignedInSkeleton() {
  return (
    <Loading>
      <div className={style.head}>
        <Logo />
        <Skeleton width={40} height={40} round />
      </div>
      <Stack gap={6} className={style.page}>
        <Skeleton width="min(60%, 320px)" height={32} />
        <Grid min={300}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Stack>
    </Loading>
  );
}
