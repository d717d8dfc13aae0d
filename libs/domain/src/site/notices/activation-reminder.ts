export type ReminderFacts = {
  /** Null for visitors. */
  readonly member: { readonly confirmed: boolean } | null;
  /** The account was made by a lander or partner, and the member now comes back to it here. */
  readonly fromApiSignup: boolean;
  readonly smartphone: boolean;
  /** The modal was put away on this device. */
  readonly dismissed: boolean;
};

/**
 * How a member whose e-mail address is not confirmed is reminded of it (spec §4 "Activation reminder"): by a modal when
 * coming back from API signup on a smartphone, else by an alert.
 */
export function activationReminder(facts: ReminderFacts): 'modal' | 'alert' | null {
  if (!facts.member || facts.member.confirmed) return null;
  return facts.fromApiSignup && facts.smartphone && !facts.dismissed ? 'modal' : 'alert';
}
