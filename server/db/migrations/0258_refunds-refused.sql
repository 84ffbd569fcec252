-- Why: a refund that the provider refuses is tried again for days. Meanwhile the team sees it, and may have it retried or pay
-- it another way, but not while an answer of the provider is still awaited: then it would be paid twice.

alter table refund
  -- Since when the provider has refused it, until it is sent, under way, or asked for by the team.
  add column refused_at timestamptz,
  -- Whether the provider was asked and nobody knows yet what it did.
  add column asking boolean not null default false;

update refund set refused_at = created_at where done_at is null and failed_at is null and tries > 0;

create index refund_refused_open on refund (id)
  where done_at is null and (failed_at is not null or refused_at is not null);
drop index refund_failed_open;
