-- Why: the mail of a payment carries its receipt (4 §E), as it stands when the mail is sent.
alter table notification add receipt_id bigint references payment (id);
