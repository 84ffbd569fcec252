-- Why: what every other file needs (extensions, shared functions), what several server processes share, and
-- the events of the payment provider.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Normalizes text for searches. unaccent() is only STABLE because its dictionary could change; ours does
-- not, and generated columns and indexes need IMMUTABLE. The domain's searchText() does the same in the
-- browser.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(public.unaccent('public.unaccent', value)), '[^[:alnum:]]+', ' ', 'g'));

-- For the triggers called `append_only`: rows of such a table are written once and never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The provider's events as received; handled_at is set once the provider was asked for the present state.
create table webhook_event (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz
);

-- A job stays locked for hours when its process is killed, and blocks those behind it in its queue. Each
-- process writes its heartbeat; the jobs of a silent one are released to the others.
create table job_worker (
  -- The worker's id in the queue's locks.
  id text primary key,
  heartbeat_at timestamptz not null
);

-- The counters of the rate limits, shared by every process. Unlogged: a crash may lose a minute of
-- counting, and every call writes here.
create unlogged table rate_limit (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
create index rate_limit_ended on rate_limit (window_ends_at);
