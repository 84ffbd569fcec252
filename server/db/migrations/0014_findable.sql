-- Why: whoever searches by words, trade and place at once wants the best few of those who fit. Trigrams
-- of wide rows made that read thousands of pages for three letters; one index of whole words, trades and
-- places finds exactly those who fit, whatever is combined, in narrow rows.

-- Everybody who can be found. Only `list_again` writes here. `lexemas` holds each word of `buscable`,
-- and with a # in front, which no word has: t and the id of each trade, and of the place p (whole
-- country), or s and the state with e and the state (all of it) or c and the city.
create table findable (
  account_id bigint primary key references profile on delete cascade,
  estrellas real not null,
  finished_count integer not null,
  nivel smallint not null,
  lexemas tsvector not null
);
create index findable_best on findable (estrellas desc, finished_count desc, nivel desc, account_id);
-- Searches are many and changes few: nothing waits in a list that each search would have to read.
create index findable_lexemas on findable using gin (lexemas) with (fastupdate = off);

-- What `findable` is meant to hold.
create view findable_now as
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
    where p.validacion = 'validado' and a.deleted_at is null;

-- The words that anybody can be found by, for whoever writes one of them with a slip. What nobody uses
-- any more may stay: it finds nobody.
create table palabra (palabra text primary key);
-- Letters that sound alike in Mexico become one: «ernandes» is «hernandez».
create function spoken(word text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(regexp_replace(replace(replace(replace(word, 'ch', 'x'), 'qu', 'k'),
    'll', 'y'), 'c(?=[ei])', 's', 'g'), 'g(?=[ei])', 'j', 'g'), 'vzch', 'bsk');
create index palabra_sounds on palabra using gin (spoken(palabra) gin_trgm_ops);

create or replace function list_again(listed bigint) returns void language sql as $$
  -- One at a time: else what a review lists anew would outlive the account that is deleted meanwhile.
  select account_id from profile where account_id = listed for update;
  delete from listing where account_id = listed;
  insert into listing (account_id, categoria_id, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
      from profile p
      join account a on a.id = p.account_id
      join profile_profesion pp on pp.account_id = p.account_id
      where p.account_id = listed and p.validacion = 'validado' and a.deleted_at is null;
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

-- A trigger is called by what a statement sets, not by what another trigger makes of it: the names of
-- the columns that `buscable` is made of stand here too.
drop trigger profile_listed on profile;
create trigger profile_listed after insert or update of
    validacion, estado_id, ciudad_id, review_count, review_stars, finished_count, nivel,
    nombre_comercial, descripcion, buscable
  on profile for each row execute function profile_listed();

insert into findable select * from findable_now;
insert into palabra
  select distinct lexema from findable f, unnest(tsvector_to_array(f.lexemas)) lexema
    where lexema !~ '^#' and length(lexema) >= 4;

-- Nothing reads these any more.
drop index profile_text;
drop index profile_best;
drop index profile_area;
