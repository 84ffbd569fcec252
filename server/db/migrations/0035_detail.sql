-- Why: the team changes what somebody is reached by, who is then told at the former e-mail too; and the
-- account's detail counts and lists what a person did in a range of time.

-- Where it goes when that is not the account's e-mail of then.
alter table notification add column email text;

-- Of each conversation what one of the two wrote since an instant, without reading what is older.
create index message_by_sender on message (conversation_id, sender_id, created_at);
-- Instead of by id: the detail asks since when, and counts by channel without reading the rows.
create index notification_of_account on notification (account_id, created_at desc, id desc)
  include (channel, send);
drop index notification_by_account;
