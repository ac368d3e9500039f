alter table visitor_request add column document uuid;
comment on column visitor_request.document is 'The whitepaper that was asked for, as the content service calls it; whoever holds the link of the request may download it.';
