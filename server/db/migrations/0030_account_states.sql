-- Why: an administrator can suspend an account and restore it. Nothing of it is lost meanwhile; it is only
-- out of sight and its owner is out. Who is suspended is not found, like who is deleted.

alter table account
  add column suspended_at timestamptz,
  add column suspended_by bigint references account,
  -- What the person is told.
  add column suspended_motivo text not null default '',
  add constraint account_suspended_whole check (
    (suspended_at is null) = (suspended_by is null) and (suspended_at is null) = (suspended_motivo = ''));
create index account_suspended on account (rol, id desc)
  where suspended_at is not null and deleted_at is null;
-- The administrators who are left, whom deleting and suspending count.
create index account_administrators on account (id)
  where rol = 4 and deleted_at is null and suspended_at is null;

create or replace view findable_now as
  select p.account_id, p.estrellas, p.finished_count, p.nivel,
      array_to_tsvector(
        -- A word may be as long as a description, and a lexeme may not.
        array(select left(word, 60) from string_to_table(btrim(p.buscable), ' ') word where word <> '')
        || array(select '#t' || pp.categoria_id from profile_profesion pp
          where pp.account_id = p.account_id)
        || case
          when p.estado_id is null then array['#p']
          when p.ciudad_id is null then array['#s' || p.estado_id, '#e' || p.estado_id]
          else array['#s' || p.estado_id, '#c' || p.ciudad_id]
        end
      ) as lexemas
    from profile p
    join account a on a.id = p.account_id
    where p.validacion = 'validado' and a.deleted_at is null and a.suspended_at is null;

create or replace function list_again(listed bigint) returns void language sql as $$
  -- One at a time: else what a review lists anew would outlive the account that is deleted meanwhile.
  select account_id from profile where account_id = listed for update;
  delete from listing where account_id = listed;
  insert into listing (account_id, categoria_id, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
      from profile p
      join account a on a.id = p.account_id
      join profile_profesion pp on pp.account_id = p.account_id
      where p.account_id = listed and p.validacion = 'validado'
        and a.deleted_at is null and a.suspended_at is null;
  delete from findable where account_id = listed;
  insert into findable select * from findable_now where account_id = listed;
  -- In one order, so that two who bring the same new words wait for each other and never in a circle.
  insert into palabra
    select lexema from findable f, unnest(tsvector_to_array(f.lexemas)) lexema
      where f.account_id = listed and lexema !~ '^#' and length(lexema) >= 4
        and not exists (select from palabra where palabra = lexema)
      order by lexema
    on conflict do nothing;
$$;

drop trigger account_listed on account;
create trigger account_listed after update of deleted_at, suspended_at on account
  for each row execute function account_listed();
