import { Skeleton, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './client-home.module.css';

/** In the shape of a client's home, before it is known what waits; a `Loading` around it says so. */
export function ClientHomeSkeleton() {
  return (
    <div className={style.page}>
      <ClientHomeShape />
    </div>
  );
}

/** What stands on that page. */
export const ClientHomeShape = () => (
  <Stack gap={5}>
    <Skeleton width="50%" height={32} />
    <SkeletonPanel />
    <Skeleton height={52} />
    <SkeletonPanel />
  </Stack>
);
