import { MESSAGE_ORDERS } from '#domain/chat/listing.ts';
import type { ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';

/** The values that each filter accepts. */
export const CHOICES = { orden: MESSAGE_ORDERS, filas: ROWS } as const;

export type MessagesQuery = ListQuery<typeof CHOICES>;

/** What the call takes of them. */
export const inputOf = ({ search, orden }: MessagesQuery) => ({
  search,
  ...(orden !== '' && { orden }),
});

export const ORDERS = [
  { value: '', label: 'Los más nuevos' },
  { value: 'antiguos', label: 'Los más antiguos' },
] as const;
