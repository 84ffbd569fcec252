-- Why: what the product says in a conversation was kept as one sentence, written for the other side, so that its author
-- read about themselves by name. It is kept as a fact (4 §G): `evento` says which, `hecho` who is the client of the two
-- and what it is about; each side reads it in its own words.

alter table message
  add column hecho jsonb,
  add check (hecho is null or (sender_id is null and evento is not null and proposal_event_id is null));
