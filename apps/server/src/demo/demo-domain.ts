/** Where the demo world lives. */
export const demoDomain = 'localhost';
