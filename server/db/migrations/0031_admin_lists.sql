-- Why: administrators read through all messages, reviews and payments, by words, and take down a review.
-- What they search by is indexed, so that a word that nobody wrote is not looked for in a million rows.

create index message_text on message using gin (search_text(msg) gin_trgm_ops);
create index payment_text on payment
  using gin (search_text(descripcion || ' ' || coalesce(id_payment, '')) gin_trgm_ops);
create index review_text on review using gin (search_text(description) gin_trgm_ops);

-- A review that was taken down stays: its project is not to be reviewed a second time, and nobody's
-- words are lost. It is shown nowhere and counts nowhere.
alter table review
  add column deleted_at timestamptz,
  add column deleted_by bigint references account,
  add constraint review_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null));
create index review_by_type on review (type, id desc) where deleted_at is null;

create or replace function review_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    update profile set review_count = review_count - 1, review_stars = review_stars - old.rating,
        reviews_by_rating[old.rating + 1] = reviews_by_rating[old.rating + 1] - 1
      where account_id = old.recieved_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    update profile set review_count = review_count + 1, review_stars = review_stars + new.rating,
        reviews_by_rating[new.rating + 1] = reviews_by_rating[new.rating + 1] + 1
      where account_id = new.recieved_id;
  end if;
  return null;
end $$;
drop trigger review_counts on review;
create trigger review_counts
  after insert or delete or update of rating, recieved_id, deleted_at on review
  for each row execute function review_counts();
