create sequence order_number;
comment on sequence order_number is 'The running part of order_request.number, after the year.';

create table order_request (
  id uuid primary key,
  number text not null unique check (number ~ '^O[0-9]{2}-[0-9]{5,9}$'),
  organisation_id uuid not null references organisation,
  plant_id uuid not null,
  ordered_by uuid not null references person,
  reference text not null,
  note text not null,
  created_at timestamptz not null,
  foreign key (plant_id, organisation_id) references plant (id, organisation_id),
  unique (id, organisation_id)
);
comment on table order_request is 'A customer''s order of parts for delivery to a plant; our sales team confirms it.';
comment on column order_request.number is 'Two digits of the year and a running number, such as O26-00042.';
comment on column order_request.reference is 'The customer''s own order number; may be empty.';

create index order_request_by_organisation on order_request (organisation_id, created_at desc, id desc);

alter table order_request enable row level security;
alter table order_request force row level security;
create policy own_orders on order_request
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create table order_line (
  order_id uuid not null,
  organisation_id uuid not null,
  position integer not null,
  part_id uuid not null references part,
  article_number text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, position),
  foreign key (order_id, organisation_id) references order_request (id, organisation_id) on delete cascade
);
comment on table order_line is 'A line of an order. article_number and name are as they were at the time of the order.';

alter table order_line enable row level security;
alter table order_line force row level security;
create policy own_order_lines on order_line
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
