-- Why: the team finds people by what they say on the phone: a number, part of an e-mail, words of a name in any order;
-- and projects by words of what is to be done. Each way has an index of its own that ends early, however long the table.

-- The words of a text, each once. Its cost says what it is: never to be computed row by row where the index can answer.
create function search_words(value text) returns tsvector
  -- Other processes take longer to start than the index to answer.
  language sql immutable strict parallel restricted cost 2000
  -- Words can be longer than a lexeme may be.
  return array_to_tsvector(array(
    select left(word, 60) from string_to_table(search_text(value), ' ') word where word <> ''));

create index account_words on account
  using gin (search_words(nombre || ' ' || apellidos || ' ' || trade_name));
create index account_email_start on account (lower(email) text_pattern_ops) where deleted_at is null;
create index account_phone_start on account (phone text_pattern_ops) where deleted_at is null and phone <> '';
-- People say the last digits.
create index account_phone_end on account (reverse(phone) text_pattern_ops)
  where deleted_at is null and phone <> '';
create index proposal_words on proposal
  using gin (search_words(titulo || ' ' || categoria || ' ' || lugar_ciudad || ' ' || lugar_estado || ' ' || descripcion));
create index payment_provider_id_start on payment (id_payment text_pattern_ops) where id_payment is not null;
create index payout_tracking_start on payout (upper(clave_rastreo) text_pattern_ops)
  where clave_rastreo is not null;

-- The words that many rows of one of these indexes have and that begin with a text, as the planner knows them. Its
-- statistics are hidden from those who do not own the index, and say nothing of a single row.
create function common_words(index_name text, beginning text)
  returns table (word text, share real)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select elem, freq
      from pg_stats s,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs[1:cardinality(s.most_common_elems::text::text[])])
          common (elem, freq)
      where s.schemaname = 'public' and s.tablename = index_name
        and index_name in ('account_words', 'proposal_words') and starts_with(elem, beginning)
  $$;
