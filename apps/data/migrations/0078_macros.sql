alter table canned_text add column solves boolean not null default false;
comment on column canned_text.solves is 'Whether a ticket that is answered with this text is marked as solved as well.';
