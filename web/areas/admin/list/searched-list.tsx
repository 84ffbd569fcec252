import type { ReactNode } from 'react';
import { Stack } from '#web/ui/stack.tsx';
import type { ListQuery } from './address.ts';
import { NumberedList } from './numbered-list.tsx';
import { SearchBox } from '#web/shared/search-box.tsx';
import { useListAddress } from './use-list-address.ts';
import { type Paged, useNumberedList } from './use-numbered-list.ts';

const CHOICES = {} as const;
type Page = ListQuery<typeof CHOICES> & { marca?: string; itemsPerPage: 10 };

interface SearchedListProps<Reply extends Paged> {
  title: string;
  /** The list's part of the query key. */
  name: string;
  fetch: (page: Page, options: { signal: AbortSignal }) => Promise<Reply>;
  /** The audit log records each reading. */
  recorded?: boolean;
  /** Which fields the text searches. */
  label: string;
  noun: readonly [one: string, many: string];
  /** Text of the list without any entries. */
  empty: { title: string; text: string };
  /** Text when the search finds nothing. */
  unfound: { title: string; text: string };
  children: (reply: Reply, state: { stale: boolean }) => ReactNode;
}

/** A screen with a search text and a paginated list (2 §2). */
export function SearchedList<Reply extends Paged>(props: SearchedListProps<Reply>) {
  const { title, name, fetch, recorded = false, label, noun, empty, unfound, children } = props;
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: [name],
    listQuery,
    fetch: (page: typeof listQuery & { marca?: string }, signal) =>
      fetch({ ...page, itemsPerPage: 10 }, { signal }),
    recorded,
  });
  return (
    <Stack gap={5}>
      <h1>{title}</h1>
      <SearchBox
        label={label}
        applied={listQuery.search}
        onSearch={(search) => change({ search })}
      />
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        noun={noun}
        none={listQuery.search === '' ? empty : { ...unfound, onReset: reset }}
      >
        {children}
      </NumberedList>
    </Stack>
  );
}
