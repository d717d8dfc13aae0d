drop table verification_selfies;
drop table verifications;
drop table photo_looks;
