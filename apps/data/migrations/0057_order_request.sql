create sequence order_number;

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
comment on table order_request is 'Parts a customer asks us to send to a plant; our sales confirm it.';
comment on column order_request.reference is 'The customer''s own number for it; may be empty.';

create index orders_of_organisation on order_request (organisation_id, created_at desc, id desc);

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
comment on table order_line is 'A part of an order, named as it was when it was ordered.';

alter table order_request enable row level security;
alter table order_request force row level security;
create policy own_orders on order_request using (organisation_id = any (own_organisations()) or is_service());
alter table order_line enable row level security;
alter table order_line force row level security;
create policy own_order_lines on order_line using (organisation_id = any (own_organisations()) or is_service());
