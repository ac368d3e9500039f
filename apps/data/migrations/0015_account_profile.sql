create table account_profile (
  person_id text primary key,
  company text not null,
  telephone text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^([A-Z]{2})?$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  changed_at timestamptz not null
);
comment on table account_profile is 'What people told us of themselves beyond what the identity server needs to know. Erased with the account.';
comment on column account_profile.person_id is 'Subject of the identity server, which holds name and e-mail.';
comment on column account_profile.country is 'ISO 3166-1, empty until somebody has chosen one.';
