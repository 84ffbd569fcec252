-- Keys that a device holds (WebAuthn, 4 §F): its owner is proved to the device, the device to us. Only the public half is here.
create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- As browsers send it, base64url.
  credential_id text not null,
  public_key bytea not null,
  -- How often the device says that it was used; zero for those that do not count.
  counter bigint not null,
  transports text[] not null,
  -- What its owner calls it.
  nombre text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_credential_unique unique (credential_id)
);
create index passkey_account on passkey (account_id);

-- What a device has to sign, once: for the account that asked, or for whoever signs in.
create table passkey_challenge (
  challenge text primary key,
  account_id bigint references account,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
create index passkey_challenge_account on passkey_challenge (account_id);
