-- As it was: the percentage that is valid now, among the site's rules; both discounts had the same.
update sites set settings = jsonb_set(
  settings, '{rules}', coalesce(settings -> 'rules', '{}') || jsonb_build_object('welcomeDiscountPercentage', percentage)
) from (
  select distinct on (site_id) site_id, case when status = 'active' then value_rate / 100.0 else 0 end as percentage
  from discounts join discount_terms on discount_terms.discount_id = discounts.id
  where own_window = 'signup' and valid_from <= now()
  order by site_id, valid_from desc, discount_terms.id desc
) as latest
where latest.site_id = sites.id;
drop table discount_uses;
drop table discount_terms;
drop table discounts;
drop function raise_discounts_version();
