-- Why: at the end of a project each of the two can write one review. A review that was taken down stays as
-- a row, so that its project cannot be reviewed again and its text is not lost. It is shown and counted
-- nowhere.

create table review (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  -- Who wrote it, and whom it is about.
  type text not null check (type in ('cliente', 'profesional')),
  author_id bigint not null references account,
  subject_id bigint not null references account,
  rating smallint not null check (rating between 0 and 5),
  description text not null,
  -- Stored for the report on the average length of a year's reviews.
  caracteres integer not null generated always as (char_length(description)) stored,
  created_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by bigint references account,
  constraint review_once unique (proposal_id, type),
  constraint review_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index review_by_subject on review (subject_id, id desc);
create index review_by_author on review (author_id, id desc);
create index review_by_type on review (type, id desc) where deleted_at is null;
-- The team searches all reviews by words.
create index review_text on review using gin (search_text(description) gin_trgm_ops);
-- Covers the yearly reports, so that they read no rows.
create index review_created on review (created_at)
  include (type, rating, author_id, subject_id, caracteres) where deleted_at is null;

create function review_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    update profile set review_count = review_count - 1, review_stars = review_stars - old.rating,
        reviews_by_rating[old.rating + 1] = reviews_by_rating[old.rating + 1] - 1
      where account_id = old.subject_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    update profile set review_count = review_count + 1, review_stars = review_stars + new.rating,
        reviews_by_rating[new.rating + 1] = reviews_by_rating[new.rating + 1] + 1
      where account_id = new.subject_id;
  end if;
  return null;
end $$;
create trigger review_counts
  after insert or delete or update of rating, subject_id, deleted_at on review
  for each row execute function review_counts();
