create table part_price (
  part_id uuid not null references part on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount integer not null check (amount > 0),
  primary key (part_id, currency)
);
comment on table part_price is
  'The list price of a part in a currency, without tax. A part without a row in a currency has its price on request there.';
comment on column part_price.amount is 'In the minor unit of the currency: cents, or whole yen.';

create table price_agreement (
  organisation_id uuid not null references organisation on delete cascade,
  part_id uuid not null references part on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount integer not null check (amount > 0),
  valid_until date,
  primary key (organisation_id, part_id)
);
comment on table price_agreement is
  'The price of a part that was agreed with one organisation; it replaces the list price. Other customers never see it.';
comment on column price_agreement.amount is 'In the minor unit of the currency, without tax.';
comment on column price_agreement.valid_until is 'The last day of the agreement; null for one without an end.';

alter table price_agreement enable row level security;
alter table price_agreement force row level security;
create policy own_price_agreements on price_agreement
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

alter table organisation add column currency text check (currency ~ '^[A-Z]{3}$');
comment on column organisation.currency is
  'The currency of its contract; null for the currency of its country, which the domain decides.';
