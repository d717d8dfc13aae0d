/** The green tick of what is paid, drawn once as it appears; it stands at once where motion is not wanted. */
export const PaidTick = () => (
  <svg className="paid-tick" viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
    <circle className="paid-tick__ring" cx="32" cy="32" r="29" pathLength="1" />
    <path className="paid-tick__stroke" d="m19 33 9.5 9.5L46 23.5" pathLength="1" />
  </svg>
);
