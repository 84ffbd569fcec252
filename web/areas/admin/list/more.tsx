import { Button } from '#web/ui/button.tsx';

interface MoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What the button loads, for screen readers. */
  what: string;
}

/** The button that loads the next page of a list. */
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
