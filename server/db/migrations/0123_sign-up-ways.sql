-- Why: a code that WhatsApp does not deliver could arrive in no other way. The same code may be sent again by SMS, and
-- after that to the e-mail of the form, each once for an attempt (4 §E).
alter table sign_up_attempt
  add column sms_at timestamptz,
  add column email_at timestamptz;
