-- Tickets opened before this migration keep the default; open ones are rated once, by the same rule as new ones.
alter table ticket add column priority smallint not null default 3 check (priority between 1 and 4);
comment on column ticket.priority is
  '1 (most urgent) to 4, from the effect on production and the service contract of the machine when it was opened.';
alter table ticket add column solution_due_at timestamptz;
comment on column ticket.solution_due_at is
  'The time by which a solution is aimed at, in working hours of the plant; null for tickets that are older than the target.';

update ticket set priority = case
    when machine.state = 'stopped' or ticket.concern = 'machine-stopped'
      then case when machine.contract <> 'none' then 1 else 2 end
    when ticket.concern = 'quality' then case when machine.contract = 'care-plus' then 2 else 3 end
    else case when machine.contract = 'care-plus' then 3 else 4 end
  end
from machine where machine.id = ticket.machine_id and ticket.closed_at is null;
