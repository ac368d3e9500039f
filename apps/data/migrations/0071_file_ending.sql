-- The ending of a file stands in its name already. Kept twice, the two could differ.
alter table product_file drop column extension;
