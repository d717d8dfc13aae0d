/** The evening star over a horizon: the mark beside every site's own name. */
export const StarMark = ({ size = 36 }: { readonly size?: number }) => (
  <svg className="star-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <circle cx="24" cy="24" r="24" fill="#303a59" />
    <path d="M3.5 36.5C10 32 17 31.5 24 34s14 2 20.5-1.5A24 24 0 0 1 3.5 36.5z" fill="#e8895b" />
    <path
      d="M24 7.5c1.3 7.7 4 11 11.5 12.5C28 21.5 25.3 24.8 24 32.5 22.7 24.8 20 21.5 12.5 20 20 18.5 22.7 15.2 24 7.5z"
      fill="#f7cf70"
    />
  </svg>
);

/** The wordmark, made from the name in the site's settings. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className="logo">
    <StarMark />
    <span className="logo__name">{name}</span>
  </span>
);
