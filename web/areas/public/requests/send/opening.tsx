import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import style from './opening.module.css';

/** What the review of a request shows under its title while its code or the kept request is loading. */
export function ReviewSkeleton() {
  return (
    <Loading label="Abriendo tu solicitud…">
      <SkeletonText lines={6} />
    </Loading>
  );
}

/** The page of the review while its code is loading: a page never lacks its title. */
export function ReviewOpening() {
  return (
    <div className={style.page}>
      <h1 className={style.title}>Revisa tu solicitud</h1>
      <ReviewSkeleton />
    </div>
  );
}
