-- Why: the team reads how each channel did on a day, and follows one person's notifications from the newest on (4 §E).
create index notification_delivery_day on notification_delivery (created_at);
