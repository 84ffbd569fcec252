-- Why: the team's list of payments that a card's network takes for fraud reads those of the last 120 days, and read every
-- warning there has ever been.
create index fraud_warning_recent on fraud_warning (created_at)
  where closed_at is null and tipo not like 'consulta: %';
