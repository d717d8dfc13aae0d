/** How long a mailed link logs in: it is short, and a mail that takes longer is asked for again. */
export const signInLinkMinutes = 15;

/** How long a login lasts on a device that is to remember it (spec §9). */
export const rememberedDays = 30;
