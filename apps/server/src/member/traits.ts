import type { Traits } from '@vesper/domain';

/** What a member says in one word each, of all that is known of them. */
export const traitsOf = ({ relationship_status, body_type, hair_color, eye_color }: Traits): Traits => ({
  relationship_status,
  body_type,
  hair_color,
  eye_color,
});
