-- Why: a conversation is one row per pair, and each member's row carries what the list needs, so that the
-- list costs the same however many messages there are.

create table conversation (
  id bigint generated always as identity primary key,
  low_id bigint not null references account,
  high_id bigint not null references account,
  -- Who began it, for the daily limit of first contacts; null where the system began it.
  started_by bigint references account,
  created_at timestamptz not null default now(),
  constraint conversation_pair_ordered check (low_id < high_id),
  constraint conversation_pair_unique unique (low_id, high_id)
);
create index conversation_newest on conversation (created_at);
-- Counts what somebody has begun lately.
create index conversation_started on conversation (started_by, created_at)
  where started_by is not null;

create table message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation,
  -- null: the system
  sender_id bigint references account,
  msg text not null,
  file_id text references file,
  client_id text,
  -- Of a system message: its event, and whose action it was.
  evento text,
  actor_id bigint references account,
  created_at timestamptz not null,
  constraint message_client_id_unique unique (conversation_id, sender_id, client_id)
);
create index message_page on message (conversation_id, id desc);
-- Finds the messages of one member since an instant, without reading older ones.
create index message_by_sender on message (conversation_id, sender_id, created_at);
create index message_file on message (file_id) where file_id is not null;
-- The team searches all messages by words.
create index message_text on message using gin (search_text(msg) gin_trgm_ops);
-- For the reports. Messages are stored in the order of writing, so a small BRIN index is enough and keeps
-- sending cheap.
create index message_created on message using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
-- Tells the planner that one conversation has 2,000 messages on average, however many there are. With its
-- own estimate, an older page of a long conversation would gather and sort the whole conversation; with
-- this one, each page follows the index and stops when it is full.
alter table message alter column conversation_id set (n_distinct = -0.0005);

create table conversation_member (
  account_id bigint not null references account,
  conversation_id bigint not null references conversation,
  other_id bigint not null references account,
  last_message_id bigint references message,
  last_read_id bigint not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- The transaction that last changed the row. A reader's snapshot says which transactions it has seen, so
  -- changes of all others are new to it; a counter or a clock would miss one that commits after a higher
  -- number.
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (account_id, conversation_id)
);
create index conversation_member_list on conversation_member (account_id, last_message_id desc)
  where last_message_id is not null;
-- Finds the two members for each new message.
create index conversation_member_by_conversation on conversation_member (conversation_id);
create index conversation_member_unread on conversation_member (account_id) where unread_count > 0;
-- For polls of the list, which mostly find nothing new: one look into this index.
create index conversation_member_changes on conversation_member (account_id, changed_in);

create function set_changed_in() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger set_changed_in before update on conversation_member
  for each row execute function set_changed_in();
