-- The author of a closed review.
alter table access_review add column closed_by uuid references person on delete set null;
comment on column access_review.closed_by is 'The administrator who closed the review; null for an open one and for a former user.';
