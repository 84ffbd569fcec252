-- Why: nothing plain is left of what 0310 began to seal. It is done again where a process of the release before wrote something
-- in the last moment.
lock table account, contact_message, notification_reply, payment_method, payout, sign_up_attempt in access exclusive mode;
do $$ begin
  if exists (select from account where phone <> '' and phone_sealed is null)
    or exists (select from contact_message where telefono_sealed is null)
    or exists (select from notification where phone <> '' and phone_sealed is null)
    or exists (select from notification_reply where phone_sealed is null)
    or exists (select from payment_method where numero_sealed is null)
    or exists (select from payout where numero_sealed is null)
    or exists (select from sign_up_attempt where phone_sealed is null)
  then raise exception 'something was written while telephones and CLABEs were sealed: start again'; end if;
end $$;

drop trigger sealed_is_older on account;
drop trigger sealed_is_older on payment_method;
drop function sealed_is_older();

drop index account_phone_end, account_phone_start, account_phone_unique, notification_reply_phone, sign_up_attempt_by_phone;
create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage')
    and to_jsonb(new) - '{numero_sealed,numero_index}'::text[]
      = to_jsonb(old) - '{numero_sealed,numero_index}'::text[] then
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.estado in ('fallido', 'devuelto')
    or (new.id, new.fecha, new.account_id, new.amount, new.tipo, new.metodo, new.numero_sealed, new.numero_index, new.created_at)
      is distinct from
      (old.id, old.fecha, old.account_id, old.amount, old.tipo, old.metodo, old.numero_sealed, old.numero_index, old.created_at)
    or (old.estado = 'pagado' and (new.estado <> 'devuelto'
      or (new.clave_rastreo, new.sent_at, new.done_at)
        is distinct from (old.clave_rastreo, old.sent_at, old.done_at)))
  then
    raise exception 'a payout only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

alter table account drop column phone;
alter table contact_message drop column telefono,
  alter column telefono_sealed set not null, alter column telefono_index set not null;
alter table notification drop column phone;
alter table notification_reply drop column phone,
  alter column phone_sealed set not null, alter column phone_index set not null;
alter table payment_method drop column numero,
  alter column numero_sealed set not null, alter column numero_index set not null;
alter table payout drop column numero,
  alter column numero_sealed set not null, alter column numero_index set not null;
alter table sign_up_attempt drop column phone,
  alter column phone_sealed set not null, alter column phone_index set not null;

create unique index account_phone_unique on account (phone_index, rol) where deleted_at is null;
create index account_phone_start on account (phone_starts) where deleted_at is null;
create index account_phone_end on account (phone_ends) where deleted_at is null;
create index notification_reply_phone on notification_reply (phone_index, written_at desc);
create index sign_up_attempt_by_phone on sign_up_attempt (phone_index, sent_at desc);
create index payment_method_by_clabe on payment_method (numero_index);
-- A deletion finds by them what somebody wrote with the contact form.
create index contact_message_by_phone on contact_message (telefono_index);
create index contact_message_by_mail on contact_message (lower(correo));

-- Those that a process of before has begun since 0310.
delete from rate_limit where key like '%+52%';

-- A dropped column stays in the rows until they are written anew, and so does what was updated until it is cleaned up.
cluster account using account_pkey;
cluster contact_message using contact_message_pkey;
cluster notification using notification_pkey;
cluster notification_reply using notification_reply_pkey;
cluster payment_method using payment_method_pkey;
cluster payout using payout_pkey;
cluster sign_up_attempt using sign_up_attempt_pkey;
cluster rate_limit using rate_limit_pkey;
alter table account set without cluster;
alter table contact_message set without cluster;
alter table notification set without cluster;
alter table notification_reply set without cluster;
alter table payment_method set without cluster;
alter table payout set without cluster;
alter table sign_up_attempt set without cluster;
alter table rate_limit set without cluster;
