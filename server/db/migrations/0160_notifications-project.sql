-- Why: a notification opens exactly the project that it speaks of, also an older one of the same two people, and says
-- nothing in the morning that is no longer so (4 §E).
alter table notification add proposal_id bigint references proposal (id) on delete set null;
create index notification_of_proposal on notification (proposal_id) where proposal_id is not null;
