-- Why: an action that two people of the team did says so: who asked for it did it, who approved it stands beside (4 §F).
alter table audit_log add column approved_by bigint references account;
