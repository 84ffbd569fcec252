import type { ReactNode } from 'react';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import style from './card-grid.module.css';

/** Cards of professionals: one, two or three beside each other, all of the same height. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={style.grid}>{children}</ul>;
}

/** What stands there while they come. */
export function CardGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Loading label="Buscando profesionales…">
      <div className={style.grid}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </Loading>
  );
}
