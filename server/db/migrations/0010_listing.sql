-- Why: a search by trade and place wants the best few of some places. Sorted out of all profiles it
-- grows with their number; read from an index that already has them in that order, it does not.

-- Who can be found under which trade and where, and what the search orders by. Only the triggers below
-- write here. estado_id null means «todo el pais», ciudad_id null «todo el estado», as in profile.
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

create function list_again(listed bigint) returns void language sql as $$
  -- One at a time: else what a review lists anew would outlive the account that is deleted meanwhile.
  select account_id from profile where account_id = listed for update;
  delete from listing where account_id = listed;
  insert into listing (account_id, categoria_id, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
      from profile p
      join account a on a.id = p.account_id
      join profile_profesion pp on pp.account_id = p.account_id
      where p.account_id = listed and p.validacion = 'validado' and a.deleted_at is null;
$$;

-- A change of professions, names or level touches `buscable`, so it arrives here too.
create function profile_listed() returns trigger language plpgsql as $$
begin
  perform list_again(new.account_id);
  return null;
end $$;
create trigger profile_listed after insert or update of
    validacion, estado_id, ciudad_id, review_count, review_stars, finished_count, nivel, buscable
  on profile for each row execute function profile_listed();

create function account_listed() returns trigger language plpgsql as $$
begin
  perform list_again(new.id);
  return null;
end $$;
create trigger account_listed after update of deleted_at on account
  for each row execute function account_listed();

insert into listing (account_id, categoria_id, estado_id, ciudad_id, estrellas, finished_count, nivel)
  select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
    from profile p
    join account a on a.id = p.account_id
    join profile_profesion pp on pp.account_id = p.account_id
    where p.validacion = 'validado' and a.deleted_at is null;

-- The cities around one lie in a narrow band of latitude.
create index ciudad_by_lat on ciudad (lat);
