-- Professionals read what they were charged of lost payments (4 §A).
create index chargeback_of_payee on chargeback (payee_id) where payee_id is not null;
