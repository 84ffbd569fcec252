-- Why: people look for who is well rated, answers soon, works today and is not too expensive. Professionals say when
-- they work and from which price; each filter is a code among the words of the search, so that any combination
-- of them is one look into its index.

alter table profile
  -- The days on which they work; {} where they do not say.
  add column dias text[] not null default '{}'
    check (dias <@ array['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom']),
  -- Whole hours of these days, from 0 to 24; null where they do not say.
  add column hora_inicio smallint,
  add column hora_fin smallint,
  add constraint profile_hours check (
    (hora_inicio is null and hora_fin is null)
    or (hora_inicio >= 0 and hora_inicio < hora_fin and hora_fin <= 24)
  );

-- What the professional takes for the smallest job of the trade, in centavos; null where they do not say.
alter table profile_profesion add column desde integer check (desde > 0);

-- The least price of a filter that such a professional meets, in pesos; null above all of them. The steps are those
-- of domain/search/filters.ts.
create function price_step(desde integer) returns integer
  language sql immutable parallel safe
  return (select min(step) from unnest(array[30, 50, 80, 100, 150, 200, 300, 500, 800, 1200, 2000, 3500, 6000, 10000])
    step where step * 100 >= desde);

-- `lexemas` has more codes: r40 and r45 for 4 and 4.5 stars; q for a quick answer; d and each day, h and the hour
-- at which it ends; $ and the id of each trade with the step of its price, or with 0 without one.
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
        || array(select '#$' || pp.categoria_id || '-' || coalesce(price_step(pp.desde), 0)
          from profile_profesion pp
          where pp.account_id = p.account_id and (pp.desde is null or price_step(pp.desde) is not null))
        -- The average as it is shown, with one decimal.
        || array(select '#r' || least from unnest(array[40, 45]) least
          where p.review_count > 0 and round(p.review_stars * 10.0 / p.review_count) >= least)
        || array(select '#q' from answer_time t where t.account_id = p.account_id and t.minutes < 60)
        || array(select '#d' || dia from unnest(p.dias) dia)
        || case when p.dias = '{}' then array[]::text[] else array['#h' || coalesce(p.hora_fin, 24)] end
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

drop trigger profile_refresh_search on profile;
create trigger profile_refresh_search after insert or update of
    validacion, estado_id, ciudad_id, review_count, review_stars, finished_count, nivel,
    nombre_comercial, descripcion, dias, hora_fin, buscable
  on profile for each row execute function profile_refresh_search();
