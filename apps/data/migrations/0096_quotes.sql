create sequence quote_number;
comment on sequence quote_number is 'The running part of quote.number, after the year.';

create table quote (
  id uuid primary key,
  number text not null unique check (number ~ '^Q[0-9]{2}-[0-9]{5,9}$'),
  organisation_id uuid not null references organisation,
  plant_id uuid not null,
  requested_by uuid not null references person,
  machine_name text not null,
  serial_number text not null,
  note text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  status text not null default 'requested'
    check (status in ('requested', 'answered', 'accepted', 'declined', 'withdrawn')),
  version integer not null default 1,
  answered_by uuid references person,
  answered_at timestamptz,
  answer text not null default '',
  delivery_days integer check (delivery_days > 0),
  valid_until date,
  decided_by uuid references person,
  decided_at timestamptz,
  decline_reason text not null default '',
  order_id uuid unique,
  foreign key (plant_id, organisation_id) references plant (id, organisation_id),
  foreign key (order_id, organisation_id) references order_request (id, organisation_id),
  unique (id, organisation_id),
  constraint quote_answer check (
    (status in ('answered', 'accepted', 'declined'))
      = (answered_by is not null and answered_at is not null and delivery_days is not null and valid_until is not null)),
  constraint quote_decision check (
    (status in ('accepted', 'declined', 'withdrawn')) = (decided_by is not null and decided_at is not null)),
  constraint quote_order check ((status = 'accepted') = (order_id is not null))
);
comment on table quote is
  'Prices of parts that a customer requested for a plant and our service offers until a day. An accepted quote is an order.';
comment on column quote.number is 'Two digits of the year and a running number, such as Q26-00147.';
comment on column quote.machine_name is 'The model of the machine that the parts are for, as it was called then; may be empty.';
comment on column quote.serial_number is 'The serial number of that machine; may be empty.';
comment on column quote.note is 'The words of the customer; may be empty.';
comment on column quote.currency is 'The currency in which the organisation paid when it requested the quote.';
comment on column quote.status is
  'Our service answers a requested quote, and the customer accepts, declines or withdraws it. A quote expires by its last '
  'day, without a status.';
comment on column quote.version is 'Increases with each change, so that two people cannot overwrite each other.';
comment on column quote.answer is 'The words of our service; may be empty.';
comment on column quote.delivery_days is 'Working days from the order to the delivery.';
comment on column quote.valid_until is 'The last day on which the customer can accept it.';
comment on column quote.decided_by is 'The person who accepted, declined or withdrew it.';
comment on column quote.order_id is 'The order with its prices, once accepted. A quote becomes one order at most.';

create index quote_by_organisation on quote (organisation_id, created_at desc, id desc);
create index quote_by_status on quote (status, created_at desc, id desc);

alter table quote enable row level security;
alter table quote force row level security;
create policy own_quotes on quote
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create table quote_line (
  quote_id uuid not null,
  organisation_id uuid not null,
  position integer not null,
  part_id uuid not null references part,
  article_number text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_price integer check (unit_price > 0),
  primary key (quote_id, position),
  foreign key (quote_id, organisation_id) references quote (id, organisation_id) on delete cascade
);
comment on table quote_line is
  'A line of a quote. article_number and name are as they were at the time of the request.';
comment on column quote_line.unit_price is
  'The offered price of one piece, in the minor unit of the currency of the quote; null until it is answered.';

alter table quote_line enable row level security;
alter table quote_line force row level security;
create policy own_quote_lines on quote_line
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
