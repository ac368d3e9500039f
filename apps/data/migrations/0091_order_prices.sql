alter table order_request add column currency text check (currency ~ '^[A-Z]{3}$');
comment on column order_request.currency is
  'The currency of its prices; null for an order from before the portal had prices.';

alter table order_line add column unit_price integer check (unit_price > 0);
comment on column order_line.unit_price is
  'The price of one piece when the order was sent, in the minor unit of the currency of the order; null for a price on '
  'request.';
