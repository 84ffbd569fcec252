import { Card } from '#web/ui/card.tsx';
import { Loading, Skeleton, SkeletonPerson, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './account.module.css';

/** Placeholder for the head, the facts and the validation. */
export function AccountSkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        <SkeletonPerson size={96} />
        <div className={style.columns}>
          <Stack gap={5}>
            <Card>
              <SkeletonText lines={5} />
            </Card>
            <Card>
              <SkeletonText lines={6} />
            </Card>
          </Stack>
          <Card>
            <Stack gap={4}>
              <Skeleton width="40%" height={22} />
              <SkeletonText lines={3} />
              <Skeleton height={48} />
            </Stack>
          </Card>
        </div>
      </Stack>
    </Loading>
  );
}
