drop index photos_full_name, photos_thumb_name, photos_blurred_name, photos_blurred_thumb_name;
