create table outgoing_mail (
  id uuid primary key,
  kind text not null,
  to_address text not null check (to_address !~ '[[:cntrl:],;<>"]'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table outgoing_mail is 'The outbox: a mail is written here with the change that causes it and sent later by the worker.';
comment on column outgoing_mail.sent_at is 'When the mail server took it over; nothing while it waits.';

create index outgoing_mail_waiting on outgoing_mail (created_at) where sent_at is null;
