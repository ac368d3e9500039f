drop index concurrently if exists order_request_by_status;
create index concurrently order_request_by_status on order_request (status, created_at desc, id desc);
comment on index order_request_by_status is 'The orders of all customers in one status, for our service.';
