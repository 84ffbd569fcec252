-- Why: a page of messages says which of them are requests. Those of a conversation are read in one look, in the order
-- of its messages; reading a conversation marks the unseen among them by the same index.

create index request_in_chat on request_recipient (conversation_id, message_id) include (request_id);
drop index request_unseen;
