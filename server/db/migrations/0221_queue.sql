-- Why: what waits for the team is one queue, and each thing in it is looked after by somebody. Who looks after a project
-- stands in the project; of everything else it stands here.
-- Once it does not wait any more, nobody asks.
create table queue_assignee (
  tipo text not null,
  -- The number of the account, payout, report, refund or chargeback that waits.
  object_id bigint not null,
  -- Null where somebody released it.
  responsable_id bigint references account,
  responsable_at timestamptz,
  primary key (tipo, object_id),
  constraint queue_assignee_whole check ((responsable_id is null) = (responsable_at is null))
);
create index queue_assignee_whose on queue_assignee (responsable_id) where responsable_id is not null;
