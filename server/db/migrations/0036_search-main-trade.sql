-- Why: who asks for a plumber wants plumbers first, not whoever does it besides and has better stars. Within the
-- main trade, and then within the others, the order stays that of the indexes.

alter table listing add column principal boolean;
update listing l set principal = pp.orden = 0
  from profile_profesion pp where pp.account_id = l.account_id and pp.categoria_id = l.categoria_id;
alter table listing alter column principal set not null;

drop index listing_by_trade, listing_by_state, listing_by_city, listing_whole_state;
create index listing_by_trade on listing
  (categoria_id, principal, estrellas desc, finished_count desc, nivel desc, account_id);
create index listing_by_state on listing
  (categoria_id, estado_id, principal, estrellas desc, finished_count desc, nivel desc, account_id);
create index listing_by_city on listing
  (categoria_id, ciudad_id, principal, estrellas desc, finished_count desc, nivel desc, account_id)
  where ciudad_id is not null;
create index listing_whole_state on listing
  (categoria_id, estado_id, principal, estrellas desc, finished_count desc, nivel desc, account_id)
  where ciudad_id is null;

-- `lexemas` has another code: m and the id of the main trade, beside its t.
create or replace view findable_now as
  select p.account_id, p.estrellas, p.finished_count, p.nivel,
      array_to_tsvector(
        -- Words can be longer than a lexeme may be.
        array(select left(word, 60) from string_to_table(btrim(p.buscable), ' ') word where word <> '')
        || array(select '#!' || sign from unnest(search_signs(
          concat_ws(' ', a.nombre, a.apellidos, p.nombre_comercial, p.descripcion))) sign)
        || array(select '#t' || pp.categoria_id from profile_profesion pp
          where pp.account_id = p.account_id)
        || array(select '#m' || pp.categoria_id from profile_profesion pp
          where pp.account_id = p.account_id and pp.orden = 0)
        || case
          when p.estado_id is null then array['#p']
          when p.ciudad_id is null then array['#s' || p.estado_id, '#e' || p.estado_id]
          else array['#s' || p.estado_id, '#c' || p.ciudad_id]
        end
      ) as lexemas
    from profile p
    join account a on a.id = p.account_id
    where p.validacion = 'validado' and a.deleted_at is null and a.suspended_at is null;
update findable f set lexemas = n.lexemas from findable_now n where n.account_id = f.account_id;

create or replace function refresh_search(refreshed bigint) returns void language sql as $$
  -- Locks the profile: else a review could list an account again that is deleted meanwhile.
  select account_id from profile where account_id = refreshed for update;
  delete from listing where account_id = refreshed;
  insert into listing (account_id, categoria_id, principal, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, pp.orden = 0, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count,
        p.nivel
      from profile p
      join account a on a.id = p.account_id
      join profile_profesion pp on pp.account_id = p.account_id
      where p.account_id = refreshed and p.validacion = 'validado'
        and a.deleted_at is null and a.suspended_at is null;
  delete from findable where account_id = refreshed;
  insert into findable select * from findable_now where account_id = refreshed;
  -- In one order, so that two transactions with the same new words do not deadlock.
  insert into search_word
    select lexema from findable f, unnest(tsvector_to_array(f.lexemas)) lexema
      where f.account_id = refreshed and lexema !~ '^#' and length(lexema) >= 4
        and not exists (select from search_word where word = lexema)
      order by lexema
    on conflict do nothing;
$$;
