-- Why: by a device's name alone nobody recognises a session that somebody stole. Where it was last used is told with it:
-- the country, where the address says so, and the network without its last part, so that nobody's movements are kept.
alter table session add column country text not null default '' check (country = '' or country ~ '^[A-Z]{2}$');
alter table session add column network text not null default '';
