-- Why: professionals keep their own portfolio. What is sent again after a lost reply must change
-- nothing, two edits at once must not undo each other unseen, and forgetting a file must not read
-- whole tables to see who else names it.

alter table portfolio
  -- The browser's own ids of what made the project and of what changed it last.
  add column client_id text,
  add column changed_client_id text,
  add column version integer not null default 1,
  add constraint portfolio_client_id_unique unique (account_id, client_id);

create unique index portfolio_image_file on portfolio_image (file_id);
create index account_picture on account (img_profile) where img_profile is not null;
create index message_file on message (file_id) where file_id is not null;
create index dispute_file_file on dispute_file (file_id);
