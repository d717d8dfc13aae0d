alter table verification_selfies drop column mirrored;
drop table former_looks;
