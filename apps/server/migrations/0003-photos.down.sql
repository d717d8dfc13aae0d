drop table photos;
