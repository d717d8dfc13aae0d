import { maskCardNumbers } from './card-numbers.ts';

/** Everything that steers and shows nothing, but for ends of lines and the tab: an operator's terminal would do what they say. */
const steering = /(?![\n\r\t])\p{Cc}/gu;

/** A text of one or more lines as it is stored: without blanks around it, signs that only steer, and the digits of card numbers. */
export const storedText = (text: string): string => maskCardNumbers(text.replace(steering, '').trim());
