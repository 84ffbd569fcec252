import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { DetailProblem } from '../detail-problem.tsx';
import { Screen } from '../own-area/screen.tsx';

interface NoReceiptProps {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  back: { to: string; label: string };
}

/** Where a receipt will stand, while it is read or when it could not be. */
export function NoReceipt({ title, query: { error, isFetching, refetch }, back }: NoReceiptProps) {
  return (
    <Screen title={title}>
      {error ? (
        <DetailProblem error={error} onRetry={() => void refetch()} busy={isFetching} back={back} />
      ) : (
        <Loading label="Abriendo el recibo…">
          <SkeletonPanel />
        </Loading>
      )}
    </Screen>
  );
}
