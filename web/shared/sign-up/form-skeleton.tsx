import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Shown while the lists of a form load. */
export function FormSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        <Skeleton width="50%" height={26} />
        {['a', 'b', 'c', 'd'].map((line) => (
          <Stack gap={2} key={line}>
            <Skeleton width="35%" height={18} />
            <Skeleton height={48} />
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
