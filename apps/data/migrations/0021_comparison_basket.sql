create table comparison_basket (
  person_id text primary key,
  basket jsonb not null check (jsonb_typeof(basket) = 'object'),
  revision integer not null check (revision > 0),
  saved_at timestamptz not null
);
comment on table comparison_basket is 'What a person has put aside to compare, on whichever of their devices.';
comment on column comparison_basket.person_id is 'Subject of the identity server.';
comment on column comparison_basket.revision is 'Goes up with every change; a device that knows the present one may also take things out.';
