/**
 * What a member is asked to do on a selfie: done with one hand at the height of the face, without pain at any age, and seen on no
 * profile by chance. Their words are the members app's (`verification.pose.<code>`).
 */
export const verificationPoses = [
  'cover_ear',
  'hold_earlobe',
  'touch_nose',
  'cover_eye',
  'two_fingers_cheek',
  'palm_beside_face',
  'three_fingers',
  'hand_on_forehead',
  'hand_on_shoulder',
  'hand_under_chin',
] as const;

export type VerificationPose = (typeof verificationPoses)[number];

/**
 * Two different poses.
 * @param pick a whole number from 0 to below its argument, as nobody can foresee it
 */
export function drawPoses(pick: (below: number) => number): [VerificationPose, VerificationPose] {
  const first = pick(verificationPoses.length);
  const step = 1 + pick(verificationPoses.length - 1);
  const at = (index: number) => verificationPoses[index % verificationPoses.length] ?? verificationPoses[0];
  return [at(first), at(first + step)];
}
