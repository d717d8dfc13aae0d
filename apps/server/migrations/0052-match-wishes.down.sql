drop table match_wishes;
