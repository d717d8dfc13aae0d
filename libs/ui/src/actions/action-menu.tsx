import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classNames } from '../foundation/class-names.ts';
import { buttonClass, type ButtonLook } from './button.tsx';

export interface MenuAct {
  /** Tells acts apart, and is what `onAct` hears. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Cannot be undone: red, and set off from what stands before it. */
  readonly danger?: boolean;
  /** Stays in the list, so that one learns that it exists. */
  readonly disabled?: boolean;
}

export interface ActionMenuProps {
  /** Names the button: e.g. "More options". */
  readonly label: string;
  readonly acts: readonly MenuAct[];
  readonly onAct: (id: string) => void;
  /** What one sees on the button; three dots without it, with `label` for screen readers. */
  readonly face?: ReactNode;
  /** The look of a button with a face. */
  readonly look?: ButtonLook;
  readonly disabled?: boolean;
}

const faceOf = ({ face, label, look }: Pick<ActionMenuProps, 'face' | 'label' | 'look'>): ButtonProps =>
  face === undefined
    ? { className: 'icon-button', 'aria-label': label, children: <EllipsisVertical aria-hidden="true" /> }
    : {
        className: buttonClass({ look: look ?? 'outline' }),
        children: (
          <>
            {face}
            <span className="visually-hidden">{label}</span>
          </>
        ),
      };

/** A button with a menu of acts on one thing. Links and settings go into a DisclosureMenu, which works without script. */
export const ActionMenu = ({ label, acts, onAct, face, look, disabled = false }: ActionMenuProps) => (
  <MenuTrigger>
    <Button {...faceOf({ face, label, ...(look && { look }) })} isDisabled={disabled} />
    <Popover className="action-menu" placement="bottom end" offset={6} containerPadding={8}>
      <Menu
        className="action-menu__list"
        aria-label={label}
        items={acts}
        onAction={(id) => onAct(String(id))}
        shouldFocusWrap
      >
        {(act) => (
          <MenuItem
            id={act.id}
            textValue={act.label}
            isDisabled={act.disabled ?? false}
            className={classNames('action-menu__act', act.danger && 'action-menu__act--danger')}
          >
            {act.icon}
            <span>{act.label}</span>
          </MenuItem>
        )}
      </Menu>
    </Popover>
  </MenuTrigger>
);
