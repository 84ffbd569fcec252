-- Why: a conversation is one row per pair, and each member's own row carries what the list needs,
-- so that it costs the same however many messages there are.

create table conversation (
  id bigint generated always as identity primary key,
  low_id bigint not null references account,
  high_id bigint not null references account,
  created_at timestamptz not null default now(),
  constraint conversation_pair_ordered check (low_id < high_id),
  constraint conversation_pair_unique unique (low_id, high_id)
);

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

create table conversation_member (
  account_id bigint not null references account,
  conversation_id bigint not null references conversation,
  other_id bigint not null references account,
  last_message_id bigint references message,
  last_read_id bigint not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  primary key (account_id, conversation_id)
);
create index conversation_member_list on conversation_member (account_id, last_message_id desc)
  where last_message_id is not null;
-- Each new message finds its two members by it.
create index conversation_member_by_conversation on conversation_member (conversation_id);
create index conversation_member_unread on conversation_member (account_id) where unread_count > 0;
