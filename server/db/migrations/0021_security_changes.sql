-- Why: whoever takes over an account changes its phone, its password or where its money goes. For 72 h
-- after such a change nothing is paid out (decisions §5), so each one is kept with its time.

create table security_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('clabe', 'phone', 'pass')),
  created_at timestamptz not null
);
create index security_change_latest on security_change (account_id, created_at desc);
create trigger append_only before update or delete or truncate on security_change
  for each statement execute function refuse_change();
