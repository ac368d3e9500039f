-- The dashboard lists the contracts and warranties of a customer that end soon.

create index machine_by_contract_end on machine (organisation_id, contract_until)
  where retired_on is null and contract_until is not null;
comment on index machine_by_contract_end is 'The service contracts of a customer in the order in which they end.';
create index machine_by_warranty_end on machine (organisation_id, warranty_until)
  where retired_on is null and warranty_until is not null;
comment on index machine_by_warranty_end is 'The warranties of a customer in the order in which they end.';
