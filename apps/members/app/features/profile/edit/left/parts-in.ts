/** What is stored of a section, by its names (`begunOf`). */
export const partsIn = (stored: string): Readonly<Record<string, string | null>> =>
  JSON.parse(stored) as Record<string, string | null>;
