import { classNames } from '../../foundation/class-names.ts';

/** The place of something that is still loading; hidden from screen readers, which hear the region's own state. */
export const Skeleton = ({
  shape = 'line',
}: {
  readonly shape?: 'line' | 'title' | 'photo' | 'avatar' | 'block';
}) => <span className={classNames('skeleton', `skeleton--${shape}`)} aria-hidden="true" />;
