-- Why: evidence whose every answer was lost stood as not handed in for ever, though the bank had it (issue 17). What is on
-- its way, and whose it is, is kept before the provider is asked; what it says of the dispute then settles it. What somebody
-- hands in at the provider is nobody's here, and its text is not known.

alter table chargeback drop constraint chargeback_submitted;
alter table chargeback add constraint chargeback_submitted check ((submitted_by is null) = (evidence is null));
