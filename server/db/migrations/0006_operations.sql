-- Why: what the platform told people, what administrators did, what the provider reported, and the
-- counters behind the limits, shared by every server process.

create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  evento text not null,
  msg text not null,
  channel text not null check (channel in ('whatsapp', 'email')),
  send smallint not null default 0 check (send in (0, 1)),
  -- The template's parameters, in order.
  parameters text[] not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz
);
create index notification_by_account on notification (account_id, id desc);
create index notification_waiting on notification (id) where send = 0;

create table audit_log (
  id bigint generated always as identity primary key,
  admin_id bigint not null references account,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index audit_log_by_admin on audit_log (admin_id, id desc);
create index audit_log_by_subject on audit_log (subject, subject_id, id desc);
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- The provider's events, kept as received; handled_at is set once the truth has been asked.
create table webhook_event (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz
);

-- Unlogged: a crash may forget a minute of counting, and every call writes here.
create unlogged table rate_limit (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
create index rate_limit_ended on rate_limit (window_ends_at);
