export interface Position {
  /** In degrees, south and west negative. */
  readonly lat: number;
  readonly lon: number;
}

/** In degrees: 5.5 km from north to south. A town is found with it, a street is not. */
const step = 0.05;

/**
 * Where somebody is, so roughly that it may leave the device: whoever asks for the town needs no more, and addresses of
 * calls are written down in many places.
 */
export function coarsePosition({ lat, lon }: Position): Position {
  const snap = (degrees: number): number => Number((Math.round(degrees / step) * step).toFixed(2));
  return { lat: snap(lat), lon: snap(lon) };
}
