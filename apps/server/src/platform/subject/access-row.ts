/** Everybody who may ask: nobody, the four kinds of members, a member of another brand, and one whose account is gone. */
export const askers = ['visitor', 'free', 'premium', 'blocked', 'other', 'other_brand', 'deleted'] as const;
export type Asker = (typeof askers)[number];

/** What a call can be about, as far as it belongs to somebody; by id. */
export interface Belongings {
  readonly conversation: string;
  readonly order: string;
  readonly photo: string;
  readonly session: string;
  readonly storedMethod: string;
}

/** The small world in which the access test asks; `apps/server/src/access/` makes it. */
export interface AccessWorld {
  /** A member whom `blocked` may not meet, and everybody else of the brand may. */
  readonly target: string;
  /** What belongs to who asks; for who has nothing (visitor, other, deleted) what belongs to the free member. */
  readonly of: Readonly<Record<Asker, Belongings>>;
  /** The password of every member. */
  readonly password: string;
  /** A fresh token of a kind of mailed link, of the free member or of one made for it. */
  token(kind: string): Promise<string>;
  /** An e-mail address that nobody has. */
  unknownEmail(): string;
}

export interface AccessInput {
  readonly query?: object;
  readonly body?: object;
}

/** Who may make a call (spec §6). */
export interface AccessRow {
  /** What is asked, for who asks. */
  readonly input?: (world: AccessWorld, asker: Asker) => AccessInput | Promise<AccessInput>;
  /** What each is answered: `ok`, or the code of the refusal. */
  readonly outcomes: Readonly<Record<Asker, string>>;
  /** The call changes what others of this table need: it gets a world of its own. */
  readonly apart?: true;
}

type Outcomes = AccessRow['outcomes'];

/** Everybody is answered the same. */
export const everybody = (outcome: string): Outcomes => ({
  visitor: outcome,
  free: outcome,
  premium: outcome,
  blocked: outcome,
  other: outcome,
  other_brand: outcome,
  deleted: outcome,
});

const login = 'authentication_required';

/** Members only; some of them are answered something else. */
export const members = (outcome: string, except: Partial<Outcomes> = {}): Outcomes => ({
  ...everybody(outcome),
  visitor: login,
  deleted: login,
  ...except,
});

/** Members of the brand, and none whom the other has blocked: for them the other is not there, or says so. */
export const unlessBlocked = (outcome = 'ok'): Outcomes =>
  members(outcome, { blocked: 'blocked_by_member', other_brand: 'member_not_found' });

/** Only whose it is; for all others it is not there. */
export const ownersOnly = (missing: string, except: Partial<Outcomes> = {}): Outcomes =>
  members('ok', { other: missing, other_brand: missing, ...except });
