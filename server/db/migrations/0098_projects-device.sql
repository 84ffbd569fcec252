-- What a bank asks for when a payment is disputed: with what a proposal was accepted (4 §A).
alter table proposal_event
  -- «Teléfono Android, Chrome»; null for what was not done in a browser or before this was kept.
  add column device text;
