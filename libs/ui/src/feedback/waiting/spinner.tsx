/** Turns while something is on its way. Give it a label when nothing beside it says what. */
export const Spinner = ({ label }: { readonly label?: string }) => (
  <span
    className="spinner"
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
