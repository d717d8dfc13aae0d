-- A picture is asked for by its name: looked up in four indexes instead of in all photos.
create index photos_full_name on photos (full_name);
create index photos_thumb_name on photos (thumb_name);
create index photos_blurred_name on photos (blurred_name);
create index photos_blurred_thumb_name on photos (blurred_thumb_name);
