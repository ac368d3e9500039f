alter table visitor_request add column needs_review boolean not null default false;
comment on column visitor_request.needs_review is 'Sent without a proof or in a way people do not send: a person looks before anything else.';
