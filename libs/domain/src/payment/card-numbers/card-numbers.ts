/** The sum of digits that every card number fulfils, counted from the right: each second digit doubled. */
function fulfilsLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Groups of digits with a blank, a full stop or a dash between them, on one line. */
const runs = /\d+(?:[ \u00a0\u2009\u202f.\u2010-\u2015-]{1,3}\d+)*/gu;
const group = /\d+/gu;
const mostDigits = 19;

/** Whether so many digits that begin so are the number of a card of one of the large brands. */
function isUsualLength(digits: string): boolean {
  if (digits.startsWith('3')) return digits.length === 14 || digits.length === 15;
  return digits.length === 16 || (digits.startsWith('6') && digits.length > 16);
}

/** A card number in a run: 13 to 19 digits that begin as cards do. Beside other numbers it has to have a usual length. */
function isCardNumber(digits: string, isWholeRun: boolean): boolean {
  return /^[2-6]\d{12,18}$/.test(digits) && (isWholeRun || isUsualLength(digits)) && fulfilsLuhn(digits);
}

/** From which to before which character of a run card numbers stand: after one its expiry may come, or its check digits. */
function findInRun(run: string, isWord: { begins: boolean; ends: boolean }): [from: number, to: number][] {
  const groups = [...run.matchAll(group)].map(({ 0: digits, index }) => ({ digits, index }));
  const whole = groups.length;
  // What is a part of a longer word is no number.
  const last = isWord.ends ? whole - 1 : whole;
  const found: [number, number][] = [];
  for (let first = isWord.begins ? 1 : 0; first < last; first += 1) {
    let digits = '';
    let next = 0;
    for (let at = first; at < last; at += 1) {
      digits += groups[at]?.digits ?? '';
      if (digits.length > mostDigits) break;
      if (isCardNumber(digits, first === 0 && at === whole - 1)) next = at + 1;
    }
    const [from, to] = [groups[first], groups[next - 1]];
    if (next === 0 || !from || !to) continue;
    found.push([from.index, to.index + to.digits.length]);
    first = next - 1;
  }
  return found;
}

function maskAllButFour(number: string): string {
  let left = number.replaceAll(/\D/g, '').length - 4;
  return number.replaceAll(/\d/g, (digit) => ((left -= 1) >= 0 ? '•' : digit));
}

const letterBefore = /\p{L}$/u;
const letterAfter = /^\p{L}/u;

/**
 * A text without card numbers: of each only the last four digits are left. Whoever types one into a message or a profile
 * must not leave it with us; card numbers belong to the payment provider's page alone (readings, Payment).
 */
export function maskCardNumbers(text: string): string {
  return text.replaceAll(runs, (run: string, offset: number) => {
    const end = offset + run.length;
    const isWord = {
      begins: letterBefore.test(text.slice(Math.max(0, offset - 2), offset)),
      ends: letterAfter.test(text.slice(end, end + 2)),
    };
    return findInRun(run, isWord).reduceRight(
      (masked, [from, to]) =>
        masked.slice(0, from) + maskAllButFour(masked.slice(from, to)) + masked.slice(to),
      run,
    );
  });
}
