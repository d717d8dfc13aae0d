drop table former_names;
