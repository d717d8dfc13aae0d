export { ActionMenu, type ActionMenuProps, type MenuAct } from './actions/action-menu.tsx';
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  buttonClass,
  LinkButton,
  type LinkButtonProps,
} from './actions/button.tsx';
export { DisclosureMenu, type DisclosureMenuProps } from './actions/disclosure-menu.tsx';
export { EveningScene } from './brand/evening-scene.tsx';
export { Logo, StarMark } from './brand/logo.tsx';
export {
  type BubbleState,
  MessageBubble,
  type MessageBubbleProps,
  TypingDots,
} from './chat/message-bubble.tsx';
export { BundleCard, type BundleCardProps } from './credits/bundle-card.tsx';
export { Countdown, type CountdownProps } from './credits/countdown.tsx';
export { type GiftName, giftNames, GiftPicture } from './credits/gift-pictures.tsx';
export { GiftGroup, type GiftGroupProps, GiftTile, type GiftTileProps } from './credits/gift-tile.tsx';
export { AlertBanner, type AlertBannerProps, type Tone } from './feedback/alert-banner/alert-banner.tsx';
export { Dialog, type DialogProps } from './feedback/dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './feedback/dialog/drawer.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/empty-state.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/waiting/progress-bar.tsx';
export { Skeleton } from './feedback/waiting/skeleton.tsx';
export { Spinner } from './feedback/waiting/spinner.tsx';
export { type Toast, ToastQueue } from './feedback/toast/toast-queue.ts';
export { ToastRegion } from './feedback/toast/toast-region.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  ChoiceGroup,
  type ChoiceGroupProps,
} from './forms/choice-fields/choice-fields.tsx';
export { CodeField, type CodeFieldProps } from './forms/code-field/code-field.tsx';
export { ComboboxField, type ComboboxFieldProps } from './forms/combobox-field/combobox-field.tsx';
export {
  DateOfBirthField,
  type DateOfBirthFieldProps,
  readDateOfBirth,
} from './forms/date-of-birth-field/date-of-birth-field.tsx';
export { Field, FieldGroup, fieldId, type FieldProps } from './forms/field.tsx';
export { FormErrors, type FormErrorsProps } from './forms/form-errors/form-errors.tsx';
export { IbanField, type IbanFieldProps } from './forms/iban-field/iban-field.tsx';
export { cleanIban, groupIban } from './forms/iban-field/iban-groups.ts';
export { NumberField, type NumberFieldProps } from './forms/number-field/number-field.tsx';
export { PhoneField, type PhoneFieldProps } from './forms/phone-field/phone-field.tsx';
export {
  type PhoneCountry,
  type PhoneValue,
  phoneVerdict,
  type PhoneVerdict,
} from './forms/phone-field/phone-number.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/radio-group/radio-group.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/select-field/select-field.tsx';
export { SwitchField, type SwitchFieldProps } from './forms/switch-field/switch-field.tsx';
export { TextArea, type TextAreaProps } from './forms/text-field/text-area.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from './forms/text-field/text-field.tsx';
export { classNames } from './foundation/class-names.ts';
export { KitLink, type KitLinkProps, LinkContext } from './foundation/link.tsx';
export { Card, type CardProps } from './layout/card.tsx';
export { Carousel, type CarouselProps } from './layout/carousel/carousel.tsx';
export { LoadMore, type LoadMoreProps } from './layout/paging/load-more.tsx';
export { type PageLink, Pagination, type PaginationProps } from './layout/paging/pagination.tsx';
export { ProgressStepper, type ProgressStepperProps } from './layout/progress-stepper.tsx';
export { type PanelTab, TabPanels, type TabPanelsProps } from './layout/tabs/tab-panels.tsx';
export { type LinkTab, LinkTabs } from './layout/tabs/tabs.tsx';
export { Avatar, type AvatarProps, NoPicture, type PictureSource } from './profile/avatar.tsx';
export {
  Badge,
  type BadgeProps,
  FictionalMark,
  type FictionalMarkProps,
  GoldBadge,
} from './profile/badge.tsx';
export { loadPhotoViewer } from './photos/load-photo-viewer.ts';
export { MemberCard, type MemberCardProps } from './profile/member-card.tsx';
export { PhotoTile, type PhotoTileProps } from './photos/photo-tile.tsx';
export type { PhotoViewerLabels, PhotoViewerProps } from './photos/photo-viewer.tsx';
export type { ViewerPhoto } from './photos/photo-viewer-slide.tsx';
export { SwipeCard, type SwipeCardProps } from './swipe/swipe-card.tsx';
export { space } from './foundation/space.ts';
