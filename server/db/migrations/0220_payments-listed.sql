-- Why: the team lists payments by their amount too, and what a filter holds of a long list is read along it.
create index payment_by_value on payment (value desc, id desc) where settled_at is not null;
create index payment_attempts_by_value on payment (value desc, id desc) where settled_at is null;
