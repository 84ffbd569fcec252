-- Why: telephones and CLABEs are encrypted one by one, so that who reads the tables, a copy of them or a backup has none (4 §I).
-- Beside each plain column stands its sealed one, with a keyed index where it is looked up; before 0311 the migrating process
-- seals what is there, page by page, because SQL has no key. Sealed values carry the id of their key.
alter table account add column phone_sealed bytea, add column phone_index bytea,
  -- Chains of keyed parts, for the team's search by the digits with which a number begins or ends.
  add column phone_starts bytea, add column phone_ends bytea;
alter table contact_message add column telefono_sealed bytea, add column telefono_index bytea;
alter table notification add column phone_sealed bytea;
alter table notification_reply add column phone_sealed bytea, add column phone_index bytea;
alter table payment_method add column numero_sealed bytea, add column numero_index bytea;
alter table payout add column numero_sealed bytea, add column numero_index bytea;
alter table sign_up_attempt add column phone_sealed bytea, add column phone_index bytea;

-- The counters of codes had telephones in their keys; they last a day. Deleted before 0311 writes the table anew.
delete from rate_limit where key like '%+52%';

-- Processes of the release before may still write meanwhile: what they change is sealed again.
create function sealed_is_older() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'account' then
    if new.phone is distinct from old.phone then
      new.phone_sealed := null; new.phone_index := null; new.phone_starts := null; new.phone_ends := null;
    end if;
  elsif new.numero is distinct from old.numero then
    new.numero_sealed := null; new.numero_index := null;
  end if;
  return new;
end $$;
create trigger sealed_is_older before update on account for each row execute function sealed_is_older();
create trigger sealed_is_older before update on payment_method for each row execute function sealed_is_older();

-- Whoever owns the table may seal anew where a payout went, and nothing else with it.
create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage')
    and to_jsonb(new) - '{numero_sealed,numero_index}'::text[]
      = to_jsonb(old) - '{numero_sealed,numero_index}'::text[] then
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.estado in ('fallido', 'devuelto')
    or (new.id, new.fecha, new.account_id, new.amount, new.tipo, new.metodo, new.numero, new.numero_sealed, new.numero_index,
        new.created_at)
      is distinct from
      (old.id, old.fecha, old.account_id, old.amount, old.tipo, old.metodo, old.numero, old.numero_sealed, old.numero_index,
        old.created_at)
    or (old.estado = 'pagado' and (new.estado <> 'devuelto'
      or (new.clave_rastreo, new.sent_at, new.done_at)
        is distinct from (old.clave_rastreo, old.sent_at, old.done_at)))
  then
    raise exception 'a payout only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
