-- Why: whoever keeps a list of conversations current asks often and mostly in vain. That must cost a look
-- into an index, however many conversations there are, and never miss a change that was committed late.

-- The transaction that changed the row last. A reader's snapshot says which transactions it has seen, so
-- whatever the others changed is news; a counter or a clock would hide one that commits after its number.
alter table conversation_member
  add column changed_in xid8 not null default pg_current_xact_id();
create index conversation_member_changes on conversation_member (account_id, changed_in);

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger conversation_member_changed before update on conversation_member
  for each row execute function note_change();
