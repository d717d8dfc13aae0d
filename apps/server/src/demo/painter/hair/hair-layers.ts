/** Two layers: what lies behind neck and shoulders, and what lies on the head. */
export interface Hair {
  back: string;
  front: string;
}
