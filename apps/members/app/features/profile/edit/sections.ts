/** What follows the own card: one piece of code, since it comes together. */
export { AboutSection } from './about-section.tsx';
export { ProfileParts } from './profile-parts.tsx';
export { BirthSection, InterestsSection, PersonSection, PlaceSection } from './profile-sections.tsx';
export { TraitsSection } from './traits-section.tsx';
