-- Why: a profile says how long somebody takes to answer and how their stars are spread. Counted at each
-- view, both would grow with all that was ever written to a professional.

-- Counted anew once a day from the conversations of the last 90 days; no row below three of them.
create table answer_time (
  account_id bigint primary key references profile on delete cascade,
  -- The median of the first replies.
  minutes integer not null check (minutes >= 0),
  conversations integer not null check (conversations >= 3)
);
create index conversation_newest on conversation (created_at);

-- How many reviews gave 0, 1, … 5 stars; kept by the trigger of reviews.
alter table profile add column reviews_by_rating integer[] not null default '{0,0,0,0,0,0}'
  check (array_length(reviews_by_rating, 1) = 6);

create or replace function review_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update profile set review_count = review_count - 1, review_stars = review_stars - old.rating,
        reviews_by_rating[old.rating + 1] = reviews_by_rating[old.rating + 1] - 1
      where account_id = old.recieved_id;
  end if;
  if tg_op <> 'DELETE' then
    update profile set review_count = review_count + 1, review_stars = review_stars + new.rating,
        reviews_by_rating[new.rating + 1] = reviews_by_rating[new.rating + 1] + 1
      where account_id = new.recieved_id;
  end if;
  return null;
end $$;

update profile p set reviews_by_rating = array(
    select (select count(*) from review r where r.recieved_id = p.account_id and r.rating = stars)
    from generate_series(0, 5) as stars order by stars)
  where p.review_count > 0;
