import { Button } from '#web/ui/button.tsx';

interface MoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What there is more of, for those who do not see where the button stands. */
  what: string;
}

/** The foot of a list that goes on. */
export function More({ list, what }: MoreProps) {
  return (
    <>
      {list.isFetchNextPageError && <p role="alert">{list.error?.message}</p>}
      {list.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            label={`Ver más ${what}`}
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Ver más
          </Button>
        </div>
      )}
    </>
  );
}
