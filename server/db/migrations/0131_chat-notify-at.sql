-- Why: who is in the product when a message comes is told of it later, if they leave without reading it (decisions §6).
alter table conversation_member add notify_at timestamptz;
create index conversation_member_to_notify on conversation_member (notify_at)
  where notify_at is not null;
