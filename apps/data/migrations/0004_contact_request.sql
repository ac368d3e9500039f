create table contact_request (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  message text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  site_slug text not null,
  time_zone text not null,
  received_at timestamptz not null,
  reply_due_at timestamptz not null check (reply_due_at > received_at)
);
comment on table contact_request is 'A question sent with the contact form; a reply is promised by reply_due_at.';
comment on column contact_request.site_slug is 'The site it was sent from; empty for the main site.';

create table idempotency_key (
  operation text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (operation, key)
);
comment on table idempotency_key is 'Sends that were accepted, so that the same send again gets the same answer; kept for at least 24 hours.';
comment on column idempotency_key.fingerprint is 'Hash of what was sent: the same key with other content is refused.';

create index idempotency_key_age on idempotency_key (created_at);
