-- Why: the report of a year's reviews averages their length, and read every text for it. Written once
-- beside the text, the length is in the index that the report reads.

alter table review
  add column caracteres integer not null generated always as (char_length(description)) stored;

drop index review_written;
create index review_written on review (created_at)
  include (type, rating, sender_id, recieved_id, caracteres) where deleted_at is null;
