drop table login_failures;
drop table member_tokens;
drop table sessions;
drop table members;
