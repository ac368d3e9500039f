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
comment on table account_profile is
  'Profile fields of a user that the identity server does not need. Erased with the account.';
comment on column account_profile.person_id is 'Subject of the identity server, which holds name and e-mail address.';
comment on column account_profile.country is 'ISO 3166-1 alpha-2; empty until the user has selected one.';
comment on column account_profile.language is 'The preferred language, also of mails to the user.';
