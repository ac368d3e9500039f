create table idempotency_key (
  operation text not null,
  key text not null,
  fingerprint text not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (operation, key)
);
comment on table idempotency_key is
  'Accepted operations by the key of their client: a repeated call returns the first response and changes nothing. '
  'A nightly job deletes keys after 30 days.';
comment on column idempotency_key.key is 'Chosen by the client, once for each submission.';
comment on column idempotency_key.fingerprint is
  'Hash of the submitted content; the same key with other content is refused.';
comment on column idempotency_key.response is 'The response of the first call.';

create index idempotency_key_age on idempotency_key (created_at);
comment on index idempotency_key_age is 'Finds keys that are old enough to be deleted.';
