/** What steers a terminal and is no end of a line: what is printed may be what members have written before such signs were dropped. */
const steering = /(?![\n\t])\p{Cc}/gu;

/** Prints a line for an operator; what it says of members does nothing to the terminal. */
export const say = (text: string): void => void process.stdout.write(`${text.replace(steering, '\uFFFD')}\n`);
