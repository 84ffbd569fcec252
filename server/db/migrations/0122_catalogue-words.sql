-- Why: a release learns how people say what they need, but only a new database heard of it: the words belong to the
-- administrators from the first start on. Now a release brings its new terms and takes back those that were its own,
-- and what the team wrote or took away stays. For that it has to be known what the last release brought.
alter table categoria
  add column palabras_de_fabrica text not null default '' check (length(palabras_de_fabrica) <= 10000);
alter table categoria_opcion
  add column palabras_de_fabrica text not null default '' check (length(palabras_de_fabrica) <= 2000);

/*
 * The terms of `present`, in their order, without those that `brought` had and `release` has not, and behind them those
 * that only `release` has: what the team added stays, what it took away does not come back. Terms are separated by
 * commas.
 */
create function words_of_release(present text, brought text, release text) returns text
language sql immutable as $$
  with
    terms_now as (
      select btrim(term) as term, place
      from unnest(string_to_array(present, ',')) with ordinality as given (term, place)
    ),
    terms_before as (select btrim(term) as term from unnest(string_to_array(brought, ',')) as given (term)),
    terms_of_release as (
      select btrim(term) as term, place
      from unnest(string_to_array(release, ',')) with ordinality as given (term, place)
    )
  select coalesce(string_agg(term, ', ' order by part, place), '')
  from (
    select term, 1 as part, place
    from terms_now
    where
      term <> ''
      and (term not in (select term from terms_before) or term in (select term from terms_of_release))
    union all
    select term, 2, place
    from terms_of_release
    where
      term not in (select term from terms_before) and term not in (select term from terms_now)
  ) as kept
$$;
