create table release_subscription (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  language text not null check (language ~ '^[a-z]{2}$'),
  scope text not null check (scope in ('all', 'ad-hoc')),
  token text not null unique check (length(token) = 32),
  link_sent_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table release_subscription is
  'An address that gets media releases by mail, or that has not confirmed yet. The end of a subscription deletes the row.';
comment on column release_subscription.scope is 'ad-hoc: only notices under the ad hoc rules of the stock exchange.';
comment on column release_subscription.token is
  'Random part of the link in each mail. It is stored as it is, because it allows nothing but to change this row.';
comment on column release_subscription.link_sent_at is 'Time of the last mail with the link, at most one an hour.';
comment on column release_subscription.confirmed_at is
  'Time at which the owner of the address confirmed. Without it no release is sent, and the row is deleted after two days.';

create index release_subscription_recipients on release_subscription (language, id) where confirmed_at is not null;
comment on index release_subscription_recipients is 'Lists the recipients of a release in batches.';
create index release_subscription_unconfirmed on release_subscription (link_sent_at) where confirmed_at is null;

create table release_announcement (
  page_id text not null,
  language text not null,
  last_recipient uuid,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (page_id, language)
);
comment on table release_announcement is
  'A media release that was sent by mail in a language, so that it is sent once, however often its page is published.';
comment on column release_announcement.last_recipient is
  'The last subscription whose mail is in the outbox. It is saved with the mails, so a repeated job continues after it.';

alter table outgoing_mail add column unsubscribe_url text;
comment on column outgoing_mail.unsubscribe_url is
  'Ends the subscription at one click of the mail client (RFC 8058); null for mails that are no subscription.';
