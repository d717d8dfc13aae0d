-- When the provider was last asked how a payment stands, and when it is to be asked once more because it reported again
-- a moment after.
alter table orders add column asked_at timestamptz, add column ask_again_at timestamptz;
