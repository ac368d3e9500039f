create table push_subscription (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  endpoint text not null check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  browser text not null check (browser ~ '^[a-z]{1,20}$'),
  created_at timestamptz not null,
  last_success_at timestamptz,
  unique (person_id, endpoint)
);
comment on table push_subscription is
  'A browser in which a person has switched notifications on (Web Push). Deleted when the push service no longer knows '
  'it. A person has ten at most.';
comment on column push_subscription.endpoint is
  'The address of the browser at its push service. Senders need the keys as well.';
comment on column push_subscription.p256dh is 'The public key of the browser, for which messages are encrypted.';
comment on column push_subscription.auth is 'The secret that the browser shares with us, for the same.';
comment on column push_subscription.browser is 'The name of the browser alone, so that a person recognises the device.';
comment on column push_subscription.last_success_at is 'The last time that the push service accepted a message; null before.';

-- Not forced, unlike other tables: push_subscriptions_of, which belongs to the owner of the table, sees all rows. The
-- service is not the owner.
alter table push_subscription enable row level security;
create policy own_push_subscriptions on push_subscription
  using (person_id = (select own_person()) or ((select is_service()) and (select own_person()) is null));

create function push_subscriptions_of(recipient uuid) returns setof uuid
  stable language sql security definer set search_path = public, pg_temp
  begin atomic
    select id from push_subscription where person_id = recipient;
  end;
comment on function push_subscriptions_of is
  'The ids of the subscriptions of a person. The transaction of an event runs for the person who caused it and adds the '
  'jobs of its recipients, whose keys and addresses it does not see.';

-- A row can hold the choice of pushes alone. The previous version ignores an empty mail.
alter table notification_preference alter column mail drop not null;
alter table notification_preference add column push boolean;
alter table notification_preference add constraint notification_preference_choice
  check (num_nonnulls(mail, push) > 0) not valid;
comment on column notification_preference.mail is 'The chosen mails; null where the rule of the domain decides.';
comment on column notification_preference.push is
  'Whether the devices of the person are notified; null where the rule of the domain decides.';
comment on table notification_preference is
  'The mails and pushes that a person has chosen for an event; without a row the rule of the domain decides.';
