/** How long a new address waits for its confirmation. */
export const mailChangeHours = 24;
