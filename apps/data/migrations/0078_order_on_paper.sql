alter table outgoing_mail
  add column attached_order uuid references order_request on delete set null,
  add column attached_language text,
  add check (attached_order is null or attached_language is not null);
comment on column outgoing_mail.attached_order is 'An order that goes with the mail as a PDF. It is drawn when the mail is sent: a transaction waits for no fonts.';
comment on column outgoing_mail.attached_language is 'The language of that PDF.';
