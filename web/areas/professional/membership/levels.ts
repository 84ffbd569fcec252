import type { OutputOf } from '#contract/call.ts';
import type { niveles } from '#contract/catalogue.ts';
import type { User } from '#contract/views.ts';
import { isForSale, type Membership } from '#domain/membership/membership.ts';
import { fromMxn } from '#domain/money.ts';

/** A level as the server has it; its price in MXN. */
export type Level = OutputOf<typeof niveles>['niveles'][number];

/** Where somebody stands, as the rules take it. */
export const standingOf = ({ membership }: Pick<User, 'membership'>): Membership => ({
  nivel: membership.id,
  endsAt: membership.ends_at === null ? null : Date.parse(membership.ends_at),
});

/** Whether taking it begins with a payment: a higher level, or the own one for 30 days more. */
export const isPaid = ({ nivel }: Membership, { id, precio }: Level): boolean =>
  isForSale(nivel, { id, precio: fromMxn(precio) });
