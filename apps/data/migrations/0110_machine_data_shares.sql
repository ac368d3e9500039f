create table machine_data_share (
  id uuid primary key,
  machine_id uuid not null,
  organisation_id uuid not null,
  token_hash bytea not null unique,
  recipient text not null check (length(recipient) between 1 and 120),
  has_tickets boolean not null,
  has_orders boolean not null,
  created_by uuid references person on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  last_used_at timestamptz,
  foreign key (machine_id, organisation_id) references machine (id, organisation_id) on delete cascade,
  check (expires_at > created_at and expires_at <= created_at + interval '91 days')
);
comment on table machine_data_share is
  'A link with which another company downloads the data of one machine. It is shown once; only a hash is stored.';
comment on column machine_data_share.token_hash is 'SHA-256; the token has 256 random bits.';
comment on column machine_data_share.recipient is 'The name of the company, as the person who shares the data writes it.';
comment on column machine_data_share.has_tickets is
  'Whether the person who shares the data may see tickets. The recipient never gets more than this person sees.';
comment on column machine_data_share.has_orders is 'The same for parts that were ordered.';
comment on column machine_data_share.expires_at is 'The end of the last day: 90 days later at most, in any time zone.';
comment on column machine_data_share.last_used_at is 'Time of the last download.';

create index machine_data_share_by_machine on machine_data_share (machine_id, created_at);

alter table machine_data_share enable row level security;
alter table machine_data_share force row level security;
create policy own_machine_data_shares on machine_data_share
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
