-- Why: who reads what the other wrote before writing themselves answers it, and stays silent or takes revenge. So a
-- review is seen and counted once both have written, or once the project is over and nobody can write any more. And
-- who was rated may answer, once, where the review is read.

alter table review
  -- Since when others see it; null while it waits for the other one. Its author and the team always see it.
  add column visible_at timestamptz,
  -- What the rated person says to it.
  add column answer text,
  add column answered_at timestamptz,
  add constraint review_answer_whole check ((answer is null) = (answered_at is null) and answer <> ''),
  add constraint review_answer_to_visible check (answered_at is null or visible_at is not null);

-- Until now each was seen at once.
drop trigger review_counts on review;
update review set visible_at = created_at;

create or replace function review_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null and old.visible_at is not null then
    update profile set review_count = review_count - 1, review_stars = review_stars - old.rating,
        reviews_by_rating[old.rating + 1] = reviews_by_rating[old.rating + 1] - 1
      where account_id = old.subject_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null and new.visible_at is not null then
    update profile set review_count = review_count + 1, review_stars = review_stars + new.rating,
        reviews_by_rating[new.rating + 1] = reviews_by_rating[new.rating + 1] + 1
      where account_id = new.subject_id;
  end if;
  return null;
end $$;
create trigger review_counts
  after insert or delete or update of rating, subject_id, deleted_at, visible_at on review
  for each row execute function review_counts();

-- The other one has written, or the project is over. A review that the team removed was written too.
create function review_written() returns trigger language plpgsql as $$
begin
  update review set visible_at = new.created_at
    where proposal_id = new.proposal_id and visible_at is null
      and ((select count(*) from review where proposal_id = new.proposal_id) = 2
        or exists (select from proposal where id = new.proposal_id and estado in ('finalizada', 'cancelada')));
  return null;
end $$;
create trigger review_written after insert on review
  for each row when (new.visible_at is null) execute function review_written();

create function review_time_over() returns trigger language plpgsql as $$
begin
  update review set visible_at = new.updated_at where proposal_id = new.id and visible_at is null;
  return null;
end $$;
create trigger review_time_over after update of estado on proposal
  for each row when (new.estado in ('finalizada', 'cancelada') and old.estado = 'completado')
  execute function review_time_over();

-- What waits in projects under way is no longer shown; the trigger takes it out of the averages.
update review r set visible_at = null from proposal p
  where p.id = r.proposal_id and p.estado = 'completado'
    and (select count(*) from review o where o.proposal_id = r.proposal_id) = 1;
