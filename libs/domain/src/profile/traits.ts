const hairColors = ['blonde', 'brown', 'black', 'red', 'grey', 'white', 'bald', 'other'] as const;

const eyeColors = ['blue', 'brown', 'green', 'grey', 'hazel', 'other'] as const;

const bodyTypes = ['slim', 'athletic', 'average', 'curvy', 'full_figured', 'muscular', 'other'] as const;

const relationshipStatuses = [
  'single',
  'in_relationship',
  'open_relationship',
  'married',
  'separated',
  'divorced',
  'widowed',
] as const;

/** What members may say of themselves in one word each, and the words there are for it (spec §3); names come from the language files. */
export const traits = {
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Trait = keyof typeof traits;
export const traitNames = [
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
] as const satisfies readonly Trait[];

/** Of each trait one word, or null for what a member does not say. */
export type Traits = { readonly [T in Trait]: (typeof traits)[T][number] | null };

/** Whether this is one of the words for a trait. */
export const isTraitOf = <T extends Trait>(trait: T, value: unknown): value is (typeof traits)[T][number] =>
  traits[trait].some((one) => one === value);
