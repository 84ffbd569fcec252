import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import style from './card-grid.module.css';

/** Cards of professionals in one to three columns, all of the same height. */
export function CardGrid({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const returned = useNavigationType() === NavigationType.Pop && key !== 'default';
  // Set here, because the server does not know it; it is there before the place in the list is restored.
  const mark = (grid: HTMLUListElement | null) => {
    if (grid && returned) grid.dataset['returned'] = '';
  };
  return (
    <ul ref={mark} className={style.grid}>
      {children}
    </ul>
  );
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
