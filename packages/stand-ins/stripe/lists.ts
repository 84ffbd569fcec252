import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';
import { group, integer, refuseUnknown, text } from './params.ts';

type Row = { id: string; created: number };

const always = ['created', 'ending_before', 'expand', 'limit', 'starting_after'];

/**
 * A page of a list in Stripe's format, newest first.
 * @param rows oldest first.
 * @param filters the parameters that were applied to the rows.
 * @param view what the page shows of a row, if it is not the row itself.
 */
export function page<T extends Row>(
  url: string,
  rows: T[],
  form: Form,
  filters: string[] = [],
  view: (row: T) => object = (row) => row,
): object {
  refuseUnknown(form, [...always, ...filters]);
  const limit = integer(form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Limit must be between 1 and 100', { param: 'limit' });
  }
  const newestFirst = rows.filter(createdWithin(form)).reverse();
  const after = indexOf(newestFirst, text(form, 'starting_after'), 'starting_after');
  const before = indexOf(newestFirst, text(form, 'ending_before'), 'ending_before');
  const backwards = before !== undefined;
  const candidates = backwards
    ? newestFirst.slice(0, before)
    : newestFirst.slice(after === undefined ? 0 : after + 1);
  return {
    object: 'list',
    url,
    has_more: candidates.length > limit,
    data: (backwards ? candidates.slice(-limit) : candidates.slice(0, limit)).map(view),
  };
}

function indexOf(rows: Row[], id: string | undefined, param: string): number | undefined {
  if (!id) return undefined;
  const index = rows.findIndex((row) => row.id === id);
  if (index >= 0) return index;
  throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
}

function createdWithin(form: Form): (row: Row) => boolean {
  if (typeof form.created === 'string' && form.created !== '') {
    const exactly = integer(form, 'created');
    return (row) => row.created === exactly;
  }
  const range = group(form, 'created') ?? {};
  const { gt, gte, lt, lte } = {
    gt: integer(range, 'gt') ?? -Infinity,
    gte: integer(range, 'gte') ?? -Infinity,
    lt: integer(range, 'lt') ?? Infinity,
    lte: integer(range, 'lte') ?? Infinity,
  };
  return ({ created }) => created > gt && created >= gte && created < lt && created <= lte;
}
