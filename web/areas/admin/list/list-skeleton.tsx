import { Loading, Skeleton, SkeletonPerson } from '#web/ui/skeleton.tsx';
import style from './list.module.css';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** Ten rows, like a page. */
export function ListSkeleton() {
  return (
    <Loading>
      <div className={style.skeleton}>
        {rows.map((row) => (
          <div key={row}>
            <SkeletonPerson size={40} />
            <Skeleton width="60%" />
            <Skeleton width={96} height={24} round />
          </div>
        ))}
      </div>
    </Loading>
  );
}
