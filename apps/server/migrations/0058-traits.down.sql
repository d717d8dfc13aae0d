alter table members drop column relationship_status, drop column body_type, drop column hair_color, drop column eye_color;
