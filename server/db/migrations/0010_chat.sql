-- Why: a conversation is one row per pair, and each member's own row carries what the list needs,
-- so that it costs the same however many messages there are.

create table conversation (
  id bigint generated always as identity primary key,
  low_id bigint not null references account,
  high_id bigint not null references account,
  -- Who writes to strangers has a limit a day; null where the system began it.
  started_by bigint references account,
  created_at timestamptz not null default now(),
  constraint conversation_pair_ordered check (low_id < high_id),
  constraint conversation_pair_unique unique (low_id, high_id)
);
create index conversation_newest on conversation (created_at);
-- What somebody has begun lately.
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
  -- Of a system message: what it tells of, and whose action it was.
  evento text,
  actor_id bigint references account,
  created_at timestamptz not null,
  constraint message_client_id_unique unique (conversation_id, sender_id, client_id)
);
create index message_page on message (conversation_id, id desc);
-- Of each conversation what one of the two wrote since an instant, without reading what is older.
create index message_by_sender on message (conversation_id, sender_id, created_at);
create index message_file on message (file_id) where file_id is not null;
-- The team searches all messages by words.
create index message_text on message using gin (search_text(msg) gin_trgm_ops);
-- For the reports. Messages lie in the order they were written, and each one sent would pay for a larger
-- index.
create index message_created on message using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);
-- Most conversations are short and some are very long: one conversation in 2,000 messages, however many
-- there are. Planned for the average, an older page of a long one would gather and sort all that was ever
-- written in it; planned for a long one, each page follows the index and ends where it is full.
alter table message alter column conversation_id set (n_distinct = -0.0005);

create table conversation_member (
  account_id bigint not null references account,
  conversation_id bigint not null references conversation,
  other_id bigint not null references account,
  last_message_id bigint references message,
  last_read_id bigint not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- The transaction that changed the row last. A reader's snapshot says which transactions it has seen, so
  -- whatever the others changed is news; a counter or a clock would hide one that commits after its number.
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (account_id, conversation_id)
);
create index conversation_member_list on conversation_member (account_id, last_message_id desc)
  where last_message_id is not null;
-- Each new message finds its two members by it.
create index conversation_member_by_conversation on conversation_member (conversation_id);
create index conversation_member_unread on conversation_member (account_id) where unread_count > 0;
-- Whoever keeps a list current asks often and mostly in vain: a look into this index.
create index conversation_member_changes on conversation_member (account_id, changed_in);

create function set_changed_in() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger set_changed_in before update on conversation_member
  for each row execute function set_changed_in();
