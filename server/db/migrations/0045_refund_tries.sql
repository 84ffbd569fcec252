-- Why: a refund that the provider refuses was asked for every five minutes for ever. It is tried again at
-- longer and longer intervals, and then left to the team.
alter table refund
  -- How often the provider has refused it since somebody last asked for it.
  add column tries integer not null default 0 check (tries >= 0),
  -- Nobody asks the provider before then.
  add column next_at timestamptz not null default 'epoch',
  -- Why it was refused the last time, as the provider says it.
  add column failure text,
  -- When it was left to the team.
  add column failed_at timestamptz,
  add constraint refund_failed check (failed_at is null or (done_at is null and failure is not null));
drop index refund_waiting;
create index refund_waiting on refund (next_at) where done_at is null and failed_at is null;
create index refund_left on refund (id) where done_at is null and failed_at is not null;
