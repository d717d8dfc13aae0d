import { Modal, type ModalProps } from '../dialog/modal.tsx';

export type DrawerProps = ModalProps;

/** A modal sheet at the page's edge: from below on a phone, from the right side on wider screens. */
export const Drawer = (props: DrawerProps) => <Modal {...props} className="modal drawer" />;
