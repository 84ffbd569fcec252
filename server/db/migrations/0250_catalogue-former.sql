-- Why: the last change of a category, its options or the words that lead to it can be taken back.
-- What it was before that: its content as the team edits it, prices in centavos; null while nothing was changed.
alter table categoria add column anterior jsonb;
