-- Why: the rules of risk ask for the projects that somebody is assigned to (4 §I).
create index proposal_assigned on proposal (profesional_assign_id) where profesional_assign_id is not null;
