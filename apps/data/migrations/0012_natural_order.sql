-- So that a list by name has model 20 before model 120, as people count.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
