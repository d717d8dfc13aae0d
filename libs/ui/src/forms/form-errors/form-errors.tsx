import { useEffect, useRef } from 'react';
import { fieldId } from '../field.tsx';

export interface FormErrorsProps {
  readonly title: string;
  /** What is wrong; with `name` it links to that field. */
  readonly errors: readonly { readonly name?: string; readonly text: string }[];
  /** Changes with each submission, so that a second refusal takes the focus again. */
  readonly submission?: unknown;
}

/** Where to go in a field of several controls: to the one that is wrong, or to the first. */
const firstWrong = (field: HTMLElement): HTMLElement | null =>
  field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      field.querySelector<HTMLElement>('input:not([type="hidden"]), select'))
    : null;

/** The summary above a refused form. It takes the focus, so that it is read out and its links are the next thing met. */
export const FormErrors = ({ title, errors, submission }: FormErrorsProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) ref.current?.focus();
  }, [any, submission]);
  if (!any) return null;
  return (
    <div className="form-errors" ref={ref} tabIndex={-1} role="alert" aria-label={title}>
      <p className="form-errors__title">{title}</p>
      <ul>
        {errors.map((error) => (
          <li key={`${error.name ?? ''}:${error.text}`}>
            {error.name ? (
              <a
                href={`#${fieldId(error.name)}`}
                onClick={(event) => {
                  const field = document.getElementById(fieldId(error.name ?? ''));
                  if (!field) return;
                  event.preventDefault();
                  (firstWrong(field) ?? field).focus();
                }}
              >
                {error.text}
              </a>
            ) : (
              error.text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
