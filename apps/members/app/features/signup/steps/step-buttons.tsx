import { Button } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { stepMessages } from './step-messages.ts';

/** Save, skip and, where there is a step before, back. They are buttons of the form, told apart by their value. */
export const StepButtons = ({
  saving,
  back = false,
  next = stepMessages.next,
}: {
  readonly saving: boolean;
  readonly back?: boolean;
  /** The word of the way on. */
  readonly next?: MessageDescriptor;
}) => (
  <div className="step-buttons">
    <div className="step-go">
      <Button type="submit" name="intent" value="submit" look="go" size="large" wide busy={saving}>
        <FormattedMessage {...next} />
      </Button>
    </div>
    <Button
      type="submit"
      name="intent"
      value="skip"
      look="quiet"
      size="large"
      formNoValidate
      disabled={saving}
    >
      <FormattedMessage {...stepMessages.skip} />
    </Button>
    {back ? (
      <Button
        type="submit"
        name="intent"
        value="back"
        look="quiet"
        size="large"
        formNoValidate
        disabled={saving}
      >
        <FormattedMessage {...stepMessages.back} />
      </Button>
    ) : null}
  </div>
);
