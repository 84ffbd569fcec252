-- When whoever is at a session last proved who they are: opening it was such a proof, its password was given then.
-- Null where a session was opened by a release that did not know it.
alter table session add column proved_at timestamptz;
