/**
 * Women, and men, of each country. With ages as `dealAges` spreads them that is about the least with which everybody of 43 to 67
 * finds forty of either gender within eight years of their own age in their own country, and everybody else twenty.
 */
export const perCountryAndGender = 140;
