-- Why: a message that reports an event of a project is a card in the thread, with the event's amount and words. Two
-- events of one kind look alike by name and time, so each message says which one it reports. Messages from before stay
-- the sentences that they are.

alter table message add column proposal_event_id bigint references proposal_event;
