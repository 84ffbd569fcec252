-- Why: a search for signs alone, such as «%», finds what has them. Trigrams and words hold only letters and digits.

-- The signs of a text, each as often as it is there.
create function search_signs(value text) returns text[]
  language sql immutable strict parallel safe
  return string_to_array(regexp_replace(value, '[[:alnum:][:space:]]+', '', 'g'), null);

create index account_signs on account
  using gin (search_signs(nombre || ' ' || apellidos || ' ' || email));
create index message_signs on message using gin (search_signs(msg));
create index payment_signs on payment
  using gin (search_signs(descripcion || ' ' || coalesce(id_payment, '')));
create index review_signs on review using gin (search_signs(description));

-- `lexemas` has another code: ! and a sign of the names or the description.
create or replace view findable_now as
  select p.account_id, p.estrellas, p.finished_count, p.nivel,
      array_to_tsvector(
        -- Words can be longer than a lexeme may be.
        array(select left(word, 60) from string_to_table(btrim(p.buscable), ' ') word where word <> '')
        || array(select '#!' || sign from unnest(search_signs(
          concat_ws(' ', a.nombre, a.apellidos, p.nombre_comercial, p.descripcion))) sign)
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
update findable f set lexemas = n.lexemas from findable_now n where n.account_id = f.account_id;
