-- Why: the team's list of payouts can begin with the largest, all or those of a state.
create index payout_by_amount on payout (amount desc, id desc);
create index payout_by_state_and_amount on payout (estado, amount desc, id desc);
