import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface GiftTileProps {
  /** The field's name, the same for all gifts of a group. */
  readonly name: string;
  readonly value: string;
  /** The gift's own name, e.g. "Coffee". */
  readonly label: string;
  /** The price as finished text, e.g. "5 credits". */
  readonly price: string;
  /** A `GiftPicture`, or another picture without words of its own. */
  readonly picture: ReactNode;
  /** Why it cannot be chosen, e.g. "You have 3 credits"; null when it can. */
  readonly unaffordable: string | null;
  readonly defaultChecked?: boolean;
  readonly onChoose?: (value: string) => void;
}

/** A gift to choose, as one of a `GiftGroup`: the browser's own radio button with a picture. */
export const GiftTile = (props: GiftTileProps) => {
  const { name, value, label, price, picture, unaffordable, defaultChecked, onChoose } = props;
  const id = useId();
  return (
    <label className="gift-tile">
      <input
        type="radio"
        className="gift-tile__radio"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        disabled={unaffordable !== null}
        aria-labelledby={`${id}-label`}
        aria-describedby={unaffordable === null ? `${id}-price` : `${id}-price ${id}-reason`}
        onChange={() => onChoose?.(value)}
      />
      <span className="gift-tile__picture">{picture}</span>
      <span id={`${id}-label`} className="gift-tile__label">
        {label}
      </span>
      <span id={`${id}-price`} className="gift-tile__price">
        {price}
      </span>
      {unaffordable === null ? null : (
        <span id={`${id}-reason`} className="gift-tile__reason">
          {unaffordable}
        </span>
      )}
      <span className="gift-tile__check" aria-hidden="true">
        <Check size={18} />
      </span>
    </label>
  );
};

export interface GiftGroupProps {
  /** The question, e.g. "Which gift would you like to send?" */
  readonly legend: string;
  readonly children: ReactNode;
}

/** The gifts of which one can be chosen. */
export const GiftGroup = ({ legend, children }: GiftGroupProps) => (
  <fieldset className="gift-group">
    <legend className="gift-group__legend">{legend}</legend>
    <div className="gift-group__gifts">{children}</div>
  </fieldset>
);
