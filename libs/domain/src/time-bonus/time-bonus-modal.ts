/** Time in the members area after which the modal opens (spec §9). */
export const timeBonusModalDelayMs = 40_000;

/** Whether the time-bonus modal opens now (spec §4). */
export function shouldOpenTimeBonusModal(member: {
  /** The bonus is visible: its window is open for this member. */
  bonusOpen: boolean;
  credits: number;
  dismissed: boolean;
  /** Time since the member entered the members area. */
  inMembersAreaMs: number;
}): boolean {
  return (
    member.bonusOpen &&
    member.credits <= 0 &&
    !member.dismissed &&
    member.inMembersAreaMs >= timeBonusModalDelayMs
  );
}
