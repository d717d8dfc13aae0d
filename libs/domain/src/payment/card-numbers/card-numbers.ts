/** The sum of digits that every card number fulfils, counted from the right: each second digit doubled. */
function fulfilsLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

// 13 to 19 digits that begin as cards do, as one number or in groups, and are no part of a longer word or number.
const candidates = /(?<![\p{L}\p{N}])[2-6](?:[ \u00a0.-]?\d){12,18}(?![ \u00a0.-]?\d|\p{L})/gu;

/**
 * A text without card numbers: of each only the last four digits are left. Whoever types one into a message or a profile
 * must not leave it with us; card numbers belong to the payment provider's page alone (readings, Payment).
 */
export function maskCardNumbers(text: string): string {
  return text.replaceAll(candidates, (found) => {
    const digits = found.replaceAll(/\D/g, '');
    if (!fulfilsLuhn(digits)) return found;
    let left = digits.length - 4;
    return found.replaceAll(/\d/g, (digit) => ((left -= 1) >= 0 ? '•' : digit));
  });
}
