import type { ReactNode } from 'react';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import style from './card-grid.module.css';

/** Cards of professionals in one to three columns, all of the same height. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={style.grid}>{children}</ul>;
}

/** Shown while the cards load. */
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
