-- Why: a proposal that was saved unsent said nowhere which of the client's requests it is for, and was sent later as the
-- answer to their newest one.

alter table proposal add column answers_request_id bigint references request (id) on delete set null;
create index proposal_answers_request on proposal (answers_request_id) where answers_request_id is not null;
