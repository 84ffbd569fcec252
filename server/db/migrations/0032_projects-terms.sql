-- Why: a price is easier to agree to when one sees what it is made of, what is not part of it, and at what hour the
-- work begins and how long it takes (4 §G). All of it may be missing.

-- The sum of the lines of a price, centavos.
create function lines_total(lines jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((line ->> 'monto')::bigint), 0) from jsonb_array_elements(lines) as line
$$;

alter table proposal
  -- [{ concepto, monto }], centavos.
  add column conceptos jsonb not null default '[]',
  add column incluye text[] not null default '{}',
  add column no_incluye text[] not null default '{}',
  -- HH:mm in Mexico City, on the day "start".
  add column hora text check (hora ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- minutes
  add column duracion integer check (duracion between 15 and 1440),
  -- Accepted additional services raise the price later, and are no lines.
  add constraint proposal_lines_add_up check
    (conceptos = '[]' or estado not in ('por_publicar', 'publicada') or lines_total(conceptos) = precio),
  add constraint proposal_lists_bounded check
    (jsonb_array_length(conceptos) <= 20 and cardinality(incluye) <= 20 and cardinality(no_incluye) <= 20);
