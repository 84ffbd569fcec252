-- Why: the application adds entries and can change nothing of the books (4 §I). Balances follow their entries as the owner
-- of the tables, and what is sealed only moves on.
alter function ledger_apply() security definer;
alter function ledger_apply() set search_path = pg_catalog, public, pg_temp;

create function ledger_sealed_guard() returns trigger language plpgsql as $$
begin
  if new.until < old.until then
    raise exception 'what is sealed stays sealed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_sealed_guard before update on ledger_sealed
  for each row execute function ledger_sealed_guard();
create trigger append_only before delete or truncate on ledger_sealed
  for each statement execute function refuse_change();

create trigger append_only before update or delete or truncate on provider_booking
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on proposal_event
  for each statement execute function refuse_change();
