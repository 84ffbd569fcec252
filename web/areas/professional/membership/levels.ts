import type { OutputOf } from '#contract/call.ts';
import type { niveles } from '#contract/catalogue.ts';
import type { User } from '#contract/views.ts';
import { isForSale, type Membership } from '#domain/membership/membership.ts';
import { fromMxn } from '#domain/money.ts';

/** A level of the catalogue; its price in MXN. */
export type Level = OutputOf<typeof niveles>['niveles'][number];

/** The user's membership as the domain's rules take it. */
export const standingOf = ({ membership }: Pick<User, 'membership'>): Membership => ({
  nivel: membership.id,
  endsAt: membership.ends_at === null ? null : Date.parse(membership.ends_at),
});

/** Whether choosing it needs a payment: a higher level, or 30 more days of the user's own. */
export const isPaid = ({ nivel }: Membership, { id, precio }: Level): boolean =>
  isForSale(nivel, { id, precio: fromMxn(precio) });
