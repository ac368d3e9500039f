alter table order_request
  add column status text not null default 'received',
  add column version integer not null default 1,
  add column expected_on date,
  add column carrier text not null default '',
  add column tracking_url text not null default '',
  add column confirmed_at timestamptz,
  add column sent_at timestamptz,
  add column delivered_at timestamptz,
  add column cancelled_at timestamptz;
comment on column order_request.status is 'The customer can cancel a received order; our service moves it from step to step.';
comment on column order_request.version is 'Increases with each change, so that two people cannot overwrite each other.';
comment on column order_request.expected_on is 'The day of delivery that our service expects; set with the confirmation.';
comment on column order_request.tracking_url is 'The page of the carrier that shows the shipment; may be empty.';
alter table order_request add constraint order_request_status
  check (status in ('received', 'confirmed', 'sent', 'delivered', 'cancelled')) not valid;
