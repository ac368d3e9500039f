create table outgoing_mail (
  id uuid primary key,
  kind text not null,
  to_address text not null check (to_address !~ '[[:cntrl:],;<>"]'),
  reply_to text check (reply_to !~ '[[:cntrl:],;<>"]'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  body text not null,
  attached_order uuid references order_request on delete set null,
  attached_language text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  check (attached_order is null or attached_language is not null)
);
comment on table outgoing_mail is
  'The outbox: a mail is saved in the transaction of its cause and sent later by the worker.';
comment on column outgoing_mail.kind is 'Kind of mail, such as access-requested.';
comment on column outgoing_mail.reply_to is
  'The address at which a reply becomes a comment in the ticket; null if no reply is expected.';
comment on column outgoing_mail.attached_order is
  'An order to attach as a PDF. The worker renders it when it sends the mail, so that no transaction waits for fonts.';
comment on column outgoing_mail.attached_language is 'The language of that PDF.';
comment on column outgoing_mail.sent_at is 'Time at which the mail server accepted it; null before.';
comment on column outgoing_mail.refused_at is
  'Time at which the mail server refused it permanently; a person has to look into it.';

create index outgoing_mail_to on outgoing_mail (to_address);
comment on index outgoing_mail_to is 'The export and the erasure of an account find the mails to its owner.';
create index outgoing_mail_access_requested on outgoing_mail (created_at) where kind = 'access-requested';
comment on index outgoing_mail_access_requested is
  'These mails name a person in their text; the erasure of the person deletes them.';
create index outgoing_mail_waiting on outgoing_mail (created_at, id) where sent_at is null and refused_at is null;
create index outgoing_mail_for_team on outgoing_mail (right(subject, 8)) where kind like '%-for-team';
comment on index outgoing_mail_for_team is
  'The subject ends with the number of the request; the erasure of its sender deletes these mails.';
