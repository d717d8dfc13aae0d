-- What a site asks for, and from when. Each row says what is so from a moment on, until the next row of the same key says
-- otherwise: nothing can overlap, and no row is ever changed. Of two rows for the same moment the one noted later counts. No
-- row begins before it was noted, so that what was shown and ordered before stays explained. Orders carry their own figures.
create table bundle_prices (
  id uuid primary key,
  site_id uuid not null references sites (id),
  bundle text not null check (bundle ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  credits integer not null check (credits > 0),
  -- In minor units, VAT included; null: no longer sold.
  price_minor integer check (price_minor > 0),
  valid_from timestamptz not null,
  noted_at timestamptz not null,
  constraint bundle_prices_not_backdated check (valid_from >= noted_at)
);
create index bundle_prices_site on bundle_prices (site_id, valid_from);

create table country_currencies (
  id uuid primary key,
  site_id uuid not null references sites (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_from timestamptz not null,
  noted_at timestamptz not null,
  constraint country_currencies_not_backdated check (valid_from >= noted_at)
);
create index country_currencies_site on country_currencies (site_id, valid_from);

create table vat_rates (
  id uuid primary key,
  site_id uuid not null references sites (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- In basis points: 2550 is 25.5 %.
  rate integer not null check (rate between 0 and 10000),
  valid_from timestamptz not null,
  noted_at timestamptz not null,
  constraint vat_rates_not_backdated check (valid_from >= noted_at)
);
create index vat_rates_site on vat_rates (site_id, valid_from);

create table minimum_message_costs (
  id uuid primary key,
  site_id uuid not null references sites (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Null: that of the cheapest bundle again.
  cost_minor integer check (cost_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_from timestamptz not null,
  noted_at timestamptz not null,
  constraint minimum_message_costs_not_backdated check (valid_from >= noted_at)
);
create index minimum_message_costs_site on minimum_message_costs (site_id, valid_from);

-- What every site asked for until now, since ever.
insert into bundle_prices (id, site_id, bundle, currency, credits, price_minor, valid_from, noted_at)
  select gen_random_uuid(), sites.id, bundle, currency, credits, price_minor, '2000-01-01Z', '2000-01-01Z'
  from sites, (values
    ('b25', 'EUR', 25, 1499), ('b60', 'EUR', 60, 2999), ('b150', 'EUR', 150, 5999), ('b400', 'EUR', 400, 11999),
    ('b25', 'GBP', 25, 1299), ('b60', 'GBP', 60, 2599), ('b150', 'GBP', 150, 5199), ('b400', 'GBP', 400, 9999),
    ('b25', 'USD', 25, 1599), ('b60', 'USD', 60, 3199), ('b150', 'USD', 150, 6499), ('b400', 'USD', 400, 12999),
    ('b25', 'CHF', 25, 1490), ('b60', 'CHF', 60, 2990), ('b150', 'CHF', 150, 5990), ('b400', 'CHF', 400, 11990),
    ('b25', 'PLN', 25, 5999), ('b60', 'PLN', 60, 11999), ('b150', 'PLN', 150, 23999), ('b400', 'PLN', 400, 47999),
    ('b25', 'DKK', 25, 10900), ('b60', 'DKK', 60, 21900), ('b150', 'DKK', 150, 43900), ('b400', 'DKK', 400, 87900),
    ('b25', 'NOK', 25, 16900), ('b60', 'NOK', 60, 33900), ('b150', 'NOK', 150, 67900), ('b400', 'NOK', 400, 134900),
    ('b25', 'SEK', 25, 16900), ('b60', 'SEK', 60, 33900), ('b150', 'SEK', 150, 67900), ('b400', 'SEK', 400, 134900)
  ) as asked (bundle, currency, credits, price_minor);

create temporary table markets (country, currency, rate) on commit drop as values
  ('GB', 'GBP', 2000), ('IE', 'EUR', 2300), ('US', 'USD', 0), ('NL', 'EUR', 2100), ('BE', 'EUR', 2100), ('DE', 'EUR', 1900),
  ('AT', 'EUR', 2000), ('CH', 'CHF', 810), ('IT', 'EUR', 2200), ('FR', 'EUR', 2000), ('ES', 'EUR', 2100), ('PL', 'PLN', 2300),
  ('DK', 'DKK', 2500), ('FI', 'EUR', 2550), ('NO', 'NOK', 2500), ('SE', 'SEK', 2500);
insert into country_currencies (id, site_id, country, currency, valid_from, noted_at)
  select gen_random_uuid(), sites.id, country, currency, '2000-01-01Z', '2000-01-01Z' from sites, markets;
insert into vat_rates (id, site_id, country, rate, valid_from, noted_at)
  select gen_random_uuid(), sites.id, country, rate, '2000-01-01Z', '2000-01-01Z' from sites, markets;
insert into minimum_message_costs (id, site_id, country, cost_minor, currency, valid_from, noted_at)
  select gen_random_uuid(), sites.id, key, (value ->> 'amountMinor')::integer, value ->> 'currency',
    '2000-01-01Z', '2000-01-01Z'
  from sites, jsonb_each(coalesce(settings #> '{rules,minimumMessageCosts}', '{}'));
update sites set settings = settings #- '{rules,minimumMessageCosts}';

-- Servers keep what a site asks for, and read it again when this has risen.
alter table sites add column prices_version integer not null default 1;
create function raise_prices_version() returns trigger language plpgsql as $$
begin
  update sites set prices_version = prices_version + 1 where id in (select site_id from added);
  return null;
end $$;
create function prices_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what a site has asked for is only added to';
end $$;
do $$
declare
  named text;
begin
  foreach named in array array['bundle_prices', 'country_currencies', 'vat_rates', 'minimum_message_costs'] loop
    execute format('create trigger %I after insert on %I referencing new table as added
      for each statement execute function raise_prices_version()', named || '_version', named);
    execute format('create trigger %I before update or delete on %I
      for each row execute function prices_are_append_only()', named || '_append_only', named);
  end loop;
end $$;

-- What an order was reckoned from. Of those that are there: where the member says to be, or the site is, when that country
-- pays in the order's currency; else its only country, for euros the Netherlands.
alter table orders
  -- Before the discount.
  add column list_minor integer,
  add column vat_country text check (vat_country ~ '^[A-Z]{2}$'),
  -- In basis points, as it was valid for the country.
  add column vat_rate integer check (vat_rate between 0 and 10000),
  -- What of the amount is VAT.
  add column vat_minor integer;
update orders set
  list_minor = greatest(orders.amount_minor, coalesce(asked.price_minor, 0)),
  vat_country = asked.country,
  vat_rate = asked.rate,
  vat_minor = (2::bigint * orders.amount_minor * asked.rate + 10000 + asked.rate) / (2 * (10000 + asked.rate))
from (
  select o.id, m.country, m.rate, bundle_prices.price_minor
  from orders o
  left join members on members.id = o.member_id
  join sites on sites.id = o.site_id
  cross join lateral (
    select country, rate from markets
    where currency = o.currency
    order by country = members.country desc nulls last, country = sites.settings ->> 'country' desc nulls last,
      country = 'NL' desc
    limit 1
  ) as m
  left join bundle_prices on bundle_prices.site_id = o.site_id and bundle_prices.bundle = o.bundle
    and bundle_prices.currency = o.currency
) as asked
where asked.id = orders.id;
alter table orders
  alter column list_minor set not null,
  alter column vat_country set not null,
  alter column vat_rate set not null,
  alter column vat_minor set not null,
  add constraint orders_list check (list_minor >= amount_minor),
  add constraint orders_vat check (vat_minor between 0 and amount_minor);
