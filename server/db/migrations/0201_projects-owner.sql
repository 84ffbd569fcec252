-- Why: somebody of the team looks after a project, and the list is filtered by whom, or by nobody. Who that is stands in the
-- project itself, like all that the list filters by.

alter table proposal
  add column responsable_id bigint references account,
  add column responsable_at timestamptz,
  add constraint proposal_responsable_whole check ((responsable_id is null) = (responsable_at is null));
create index proposal_by_owner on proposal (responsable_id, id desc);
