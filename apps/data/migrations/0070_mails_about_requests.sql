create index outgoing_mail_for_team on outgoing_mail (right(subject, 8)) where kind like '%-for-team';
comment on index outgoing_mail_for_team is 'By the number of the request they are about: they go when the person who sent it does.';
