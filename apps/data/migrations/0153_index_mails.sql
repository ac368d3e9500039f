-- The export and the erasure of an account compare addresses in lower case. outgoing_mail_to stays for the previous version.
drop index concurrently if exists outgoing_mail_to_lower;
create index concurrently outgoing_mail_to_lower on outgoing_mail (lower(to_address));
comment on index outgoing_mail_to_lower is
  'The export and the erasure of an account find the mails to its owner, however their address was typed.';
drop index concurrently if exists outgoing_mail_refused;
create index concurrently outgoing_mail_refused on outgoing_mail (refused_at) where refused_at is not null;
comment on index outgoing_mail_refused is 'Finds the refused mails that have expired.';
