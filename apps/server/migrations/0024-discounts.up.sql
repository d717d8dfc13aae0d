-- Discount codes of a site (spec §3), and what became of each use. A code is one row for good, which orders of many members can
-- be made to wait for; what it says stands in its terms, of which the last begun hold, as with prices.
create table discounts (
  id uuid primary key,
  site_id uuid not null references sites (id),
  -- As it is compared: capitals, no spaces.
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9._-]{1,39}$'),
  -- Good for each member in a time of their own: the hours after signup, the days after they stayed. Null: for the terms' time.
  own_window text check (own_window in ('signup', 'stay')),
  constraint discounts_code unique (site_id, code),
  constraint discounts_window unique (site_id, own_window)
);

create table discount_terms (
  id uuid primary key,
  discount_id uuid not null references discounts (id),
  status text not null check (status in ('active', 'inactive')),
  validity text not null check (validity in ('once', 'once-per-user', 'unlimited')),
  -- In basis points. A price of nothing cannot be paid.
  value_rate integer not null check (value_rate between 1 and 9000),
  country text check (country ~ '^[A-Z]{2}$'),
  currency text check (currency ~ '^[A-Z]{3}$'),
  minimum_order_minor integer check (minimum_order_minor > 0),
  first_purchase_only boolean not null,
  payment_methods text[] check (cardinality(payment_methods) > 0),
  -- The only member who may use it.
  member_id uuid references members (id),
  expires_at timestamptz,
  valid_from timestamptz not null,
  noted_at timestamptz not null,
  constraint discount_terms_not_backdated check (valid_from >= noted_at),
  constraint discount_terms_minimum check (minimum_order_minor is null or currency is not null)
);
create index discount_terms_discount on discount_terms (discount_id, valid_from);
create index discount_terms_member on discount_terms (member_id) where member_id is not null;

create function raise_discounts_version() returns trigger language plpgsql as $$
begin
  update sites set prices_version = prices_version + 1
    where id in (select site_id from discounts join added on added.discount_id = discounts.id);
  return null;
end $$;
create trigger discount_terms_version after insert on discount_terms referencing new table as added
  for each statement execute function raise_discounts_version();
create trigger discount_terms_append_only before update or delete on discount_terms
  for each row execute function prices_are_append_only();
create trigger discounts_append_only before update or delete on discounts
  for each row execute function prices_are_append_only();

-- Each order with a discount is a use of it: held while it can be paid, spent with the money, free after an ending or by a newer
-- order that takes its place (readings, "Once per user").
create table discount_uses (
  order_id uuid primary key references orders (id),
  discount_id uuid not null references discounts (id),
  member_id uuid not null references members (id),
  state text not null check (state in ('held', 'spent', 'free')),
  -- Which one use of the discount it is: everybody's only one, a member's, a member's of one offer. Null: there are any number.
  slot text
);
create index discount_uses_slot on discount_uses (discount_id, slot) where state <> 'free';
create index discount_uses_member on discount_uses (member_id);
-- Two orders that can still be paid never hold the same use, whatever a program does wrong.
create unique index discount_uses_held on discount_uses (discount_id, slot) where state = 'held';

-- The two discounts that were rules of a site until now.
insert into discounts (id, site_id, code, own_window)
  select gen_random_uuid(), sites.id, code, own_window
  from sites, (values ('TIMEBONUS25', 'signup'), ('STAY25', 'stay')) as known (code, own_window);
insert into discount_terms (id, discount_id, status, validity, value_rate, first_purchase_only, valid_from, noted_at)
  select gen_random_uuid(), discounts.id, case when percentage > 0 then 'active' else 'inactive' end, 'once-per-user',
    greatest(1, least(9000, round(100 * percentage)))::integer, own_window = 'signup', '2000-01-01Z', '2000-01-01Z'
  from discounts
  join (
    select id, coalesce((settings #>> '{rules,welcomeDiscountPercentage}')::numeric, 25) as percentage from sites
  ) as asked on asked.id = discounts.site_id;
update sites set settings = settings #- '{rules,welcomeDiscountPercentage}';

-- Of old orders that can still be paid the newest holds the use; until now the code was followed by the percentage.
insert into discount_uses (order_id, discount_id, member_id, state, slot)
  select id, discount_id, member_id,
    case
      when state in ('failed', 'cancelled', 'expired') then 'free'
      when state not in ('created', 'open') then 'spent'
      when called_back_at is null and place = 1 then 'held'
      else 'free'
    end,
    slot
  from (
    select orders.id, discounts.id as discount_id, orders.member_id, orders.state, called_back_at, slots.slot,
      row_number() over (
        partition by discounts.id, slots.slot, orders.state in ('created', 'open') and called_back_at is null
        order by orders.created_at desc, orders.id desc
      ) as place
    from orders
    join discounts on discounts.site_id = orders.site_id
      and discounts.own_window = case when orders.discount_code like 'STAY%' then 'stay' else 'signup' end
    left join members on members.id = orders.member_id
    cross join lateral (
      select case
        when own_window = 'signup' then orders.member_id::text
        else orders.member_id || ' ' || case
          when orders.created_at >= members.stay_discount_until - interval '7 days'
            then (extract(epoch from members.stay_discount_until - interval '7 days') * 1000)::bigint::text
          else 'before'
        end
      end as slot
    ) as slots
    where orders.discount_code is not null
  ) as used;
