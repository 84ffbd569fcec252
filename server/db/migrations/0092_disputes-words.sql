-- Why: both sides of a dispute are asked for their word before the team rules (4 §D). Who opened it said theirs then; the
-- other says it once, with images as well.

alter table dispute
  add column respuesta text check (respuesta <> ''),
  add column respuesta_at timestamptz,
  add constraint dispute_answer_whole check ((respuesta is null) = (respuesta_at is null));
alter table dispute_file add column de_respuesta boolean not null default false;
