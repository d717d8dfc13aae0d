drop table recent_sends;
