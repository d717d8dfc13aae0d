import { EllipsisVertical } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
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

const ActItem = ({ act }: { readonly act: MenuAct }) => (
  <MenuItem
    id={act.id}
    textValue={act.label}
    isDisabled={act.disabled ?? false}
    className={classNames('action-menu__act', act.danger && 'action-menu__act--danger')}
  >
    {act.icon}
    <span>{act.label}</span>
  </MenuItem>
);

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
        {(act) => <ActItem act={act} />}
      </Menu>
    </Popover>
  </MenuTrigger>
);

/** An act that is chosen by its sign, of several in a row. */
export interface SignAct {
  readonly id: string;
  /** What the sign means. */
  readonly label: string;
  readonly sign: string;
  /** It is what was chosen before. */
  readonly chosen: boolean;
}

/**
 * The menu's library writes a rule for all that is pressed into the page, once, which a page's policy refuses. It stands in
 * `action-menu.scss`; where an element of this name is there already, the library writes none.
 */
const keepOutPressStyle = (): void => {
  const name = 'react-aria-pressable-style';
  if (typeof document === 'undefined' || document.getElementById(name)) return;
  const mark = document.createElement('meta');
  mark.id = name;
  document.head.append(mark);
};

export interface OpenActionMenuProps extends Pick<ActionMenuProps, 'label' | 'acts' | 'onAct'> {
  /** What it opens beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** In a row above the others, and what they are for. */
  readonly signs?: { readonly label: string; readonly acts: readonly SignAct[] };
}

/**
 * The menu of an {@link ActionMenu} without its button, open as long as it is there: for lists in which each row has a plain
 * button, and the menu comes along once one of them is pressed.
 */
export const OpenActionMenu = ({ label, acts, onAct, anchor, onClose, signs }: OpenActionMenuProps) => {
  keepOutPressStyle();
  return (
    <Popover
      className="action-menu"
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={2}
      containerPadding={8}
    >
      <Menu
        className="action-menu__list"
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        onAction={(id) => onAct(String(id))}
        shouldFocusWrap
      >
        {signs ? (
          <MenuSection className="action-menu__signs" aria-label={signs.label}>
            {signs.acts.map(({ id, label: meaning, sign, chosen }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={meaning}
                aria-label={meaning}
                className={classNames('action-menu__sign', chosen && 'action-menu__sign--chosen')}
              >
                <span aria-hidden="true">{sign}</span>
              </MenuItem>
            ))}
          </MenuSection>
        ) : null}
        {acts.map((act) => (
          <ActItem key={act.id} act={act} />
        ))}
      </Menu>
    </Popover>
  );
};
