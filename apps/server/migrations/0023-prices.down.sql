alter table orders
  drop column vat_minor,
  drop column vat_rate,
  drop column vat_country,
  drop column list_minor;
-- As it was: the figures that are valid now, among the site's rules.
update sites set settings = jsonb_set(
  settings, '{rules}', coalesce(settings -> 'rules', '{}') || jsonb_build_object('minimumMessageCosts', costs.now)
) from (
  select site_id, jsonb_object_agg(country, jsonb_build_object('amountMinor', cost_minor, 'currency', currency)) as now
  from (
    select distinct on (site_id, country) * from minimum_message_costs
    where valid_from <= now() order by site_id, country, valid_from desc, id desc
  ) as latest
  where cost_minor is not null
  group by site_id
) as costs
where costs.site_id = sites.id;
drop table minimum_message_costs;
drop table vat_rates;
drop table country_currencies;
drop table bundle_prices;
drop function prices_are_append_only();
drop function raise_prices_version();
alter table sites drop column prices_version;
