-- Why: a search needs the best few matches. Sorting all profiles grows with their number; reading an index
-- in that order does not.

-- Who can be found under which trade and where, and the values that order the search. Only the triggers
-- below write here. estado_id null means «todo el pais», ciudad_id null «todo el estado», as in profile.
create table listing (
  account_id bigint not null references profile on delete cascade,
  categoria_id integer not null references categoria,
  estado_id smallint references estado,
  ciudad_id integer references ciudad,
  estrellas real not null,
  finished_count integer not null,
  nivel smallint not null,
  primary key (account_id, categoria_id)
);
create index listing_by_trade on listing
  (categoria_id, estrellas desc, finished_count desc, nivel desc, account_id);
create index listing_by_state on listing
  (categoria_id, estado_id, estrellas desc, finished_count desc, nivel desc, account_id);
create index listing_by_city on listing
  (categoria_id, ciudad_id, estrellas desc, finished_count desc, nivel desc, account_id)
  where ciudad_id is not null;
create index listing_whole_state on listing
  (categoria_id, estado_id, estrellas desc, finished_count desc, nivel desc, account_id)
  where ciudad_id is null;

-- Everybody who can be found, for searches by words, trade and place at once. Trigrams of wide rows read
-- thousands of pages for three letters; one index of whole words, trades and places finds exactly the
-- matches of any combination, in narrow rows. Only `refresh_search` writes here. `lexemas` holds each word
-- of `buscable`, and codes after a #, which no word has: t and the id of each trade; for the place p (whole
-- country), or s and the state together with e and the state (all of it) or c and the city.
create table findable (
  account_id bigint primary key references profile on delete cascade,
  estrellas real not null,
  finished_count integer not null,
  nivel smallint not null,
  lexemas tsvector not null
);
create index findable_best on findable (estrellas desc, finished_count desc, nivel desc, account_id);
-- No pending list (fastupdate off), because searches are frequent, changes are rare, and each search would
-- have to read it.
create index findable_lexemas on findable using gin (lexemas) with (fastupdate = off);

-- What `findable` must contain. Suspended and deleted accounts are not found.
create view findable_now as
  select p.account_id, p.estrellas, p.finished_count, p.nivel,
      array_to_tsvector(
        -- Words can be longer than a lexeme may be.
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

-- All words that find somebody, to correct misspelt ones. Unused words may stay: they find nobody.
create table search_word (word text primary key);
-- Replaces letters that sound alike in Mexico by one: «ernandes» equals «hernandez».
create function phonetic_key(word text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(regexp_replace(replace(replace(replace(word, 'ch', 'x'), 'qu', 'k'),
    'll', 'y'), 'c(?=[ei])', 's', 'g'), 'g(?=[ei])', 'j', 'g'), 'vzch', 'bsk');
create index search_word_phonetic on search_word using gin (phonetic_key(word) gin_trgm_ops);

-- Rewrites the search rows of one professional.
create function refresh_search(refreshed bigint) returns void language sql as $$
  -- Locks the profile: else a review could list an account again that is deleted meanwhile.
  select account_id from profile where account_id = refreshed for update;
  delete from listing where account_id = refreshed;
  insert into listing (account_id, categoria_id, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
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

create function profile_refresh_search() returns trigger language plpgsql as $$
begin
  perform refresh_search(new.account_id);
  return null;
end $$;
-- A change of professions, names or level updates `buscable`, so it arrives here too. Triggers fire by the
-- columns that a statement sets, not by what another trigger changes, so the source columns of `buscable`
-- are listed here too.
create trigger profile_refresh_search after insert or update of
    validacion, estado_id, ciudad_id, review_count, review_stars, finished_count, nivel,
    nombre_comercial, descripcion, buscable
  on profile for each row execute function profile_refresh_search();

create function account_refresh_search() returns trigger language plpgsql as $$
begin
  perform refresh_search(new.id);
  return null;
end $$;
create trigger account_refresh_search after update of deleted_at, suspended_at on account
  for each row execute function account_refresh_search();

-- How long somebody takes to answer, recomputed daily from the conversations of the last 90 days; no row
-- for fewer than three of them.
create table answer_time (
  account_id bigint primary key references profile on delete cascade,
  -- The median of the first replies.
  minutes integer not null check (minutes >= 0),
  conversations integer not null check (conversations >= 3)
);
