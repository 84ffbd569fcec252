-- Why: the team found nobody by the name under which they work (issue 17). One index has to hold all that is searched,
-- so an account carries its profile's `nombre_comercial`; only this trigger writes it.
alter table account add column trade_name text not null default '';
update account a set trade_name = p.nombre_comercial
  from profile p where p.account_id = a.id and p.nombre_comercial <> '';

create function profile_trade_name() returns trigger language plpgsql as $$
begin
  update account set trade_name = new.nombre_comercial
    where id = new.account_id and trade_name <> new.nombre_comercial;
  return null;
end $$;
create trigger profile_trade_name after insert or update of nombre_comercial on profile
  for each row execute function profile_trade_name();

drop index account_text, account_signs;
create index account_text on account
  using gin (search_text(nombre || ' ' || apellidos || ' ' || email || ' ' || trade_name) gin_trgm_ops);
create index account_signs on account
  using gin (search_signs(nombre || ' ' || apellidos || ' ' || email || ' ' || trade_name));
