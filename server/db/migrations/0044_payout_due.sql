-- Why: who is paid on a Wednesday, and how much, is decided once, when it is begun. Whoever becomes payable or
-- earns more while one payout cannot be made and is tried again waits for the next Wednesday.

-- What is still to be made of a Wednesday; a row goes with its payout. What could not be made until the next
-- Wednesday goes then: the money is balance all the time and joins that one.
create table payout_due (
  fecha date not null references payout_batch,
  account_id bigint not null references account,
  -- centavos
  amount bigint not null check (amount > 0),
  primary key (fecha, account_id)
);
