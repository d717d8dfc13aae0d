/**
 * The named formats that texts may use, the same in every language: `{when, date, day}`, `{amount, number, whole}`.
 * Money is formatted with its own currency by the caller, see `formatMoney` in the react entry.
 */
export const formats = {
  date: {
    day: { year: 'numeric', month: 'long', day: 'numeric' },
    weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  },
  time: {
    clock: { hour: '2-digit', minute: '2-digit' },
  },
  number: {
    whole: { maximumFractionDigits: 0 },
    percent: { style: 'percent', maximumFractionDigits: 0 },
  },
} as const;
