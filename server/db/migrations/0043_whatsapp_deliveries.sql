-- Why: WhatsApp takes a message and may say later that it could not be delivered.

-- By what the provider names a message that is on its way, where it could be sent again; null once it has
-- come to an end, so that the index stays small.
alter table notification add column provider_id text;
create unique index notification_on_its_way on notification (provider_id)
  where provider_id is not null;
