alter table outgoing_mail add column refused_at timestamptz;
comment on column outgoing_mail.refused_at is 'When the mail server said for good that it does not take it; somebody has to look.';
drop index outgoing_mail_waiting;
create index outgoing_mail_waiting on outgoing_mail (created_at, id) where sent_at is null and refused_at is null;
