drop table installation_secrets;
drop table sites;
drop table companies;
