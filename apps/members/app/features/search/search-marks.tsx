import { searchDistances, type SearchFilter } from '@vesper/domain';
import { useSession, useSettings } from '@vesper/session';
import { CheckboxField, SelectField } from '@vesper/ui';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSpokenDistance } from '../../parts/profile/distance.ts';
import { searchMessages } from './messages.ts';
import { useHasPlace, useOffered } from './use-offered.ts';

interface FieldsProps {
  readonly filter: SearchFilter;
}

const DistanceField = ({ filter }: FieldsProps) => {
  const intl = useIntl();
  const spoken = useSpokenDistance();
  return (
    <SelectField
      name="distance"
      label={intl.formatMessage(searchMessages.distance)}
      emptyLabel={intl.formatMessage(searchMessages.anyDistance)}
      options={searchDistances.map((step) => ({
        value: String(step),
        label: intl.formatMessage(searchMessages.within, { distance: spoken(step) }),
      }))}
      defaultValue={filter.distance === null ? '' : String(filter.distance)}
    />
  );
};

/** The marks that narrow a search to some: what each is called in an address, and whether it is set. */
const marks = [
  ['fits', searchMessages.fits, 'fits'],
  ['with_photo', searchMessages.withPhoto, 'withPhoto'],
  ['new_here', searchMessages.newHere, 'newHere'],
  ['verified', searchMessages.verified, 'verified'],
  ['online', searchMessages.online, 'online'],
] as const;

/**
 * What few search by, out of the way of what everybody does; what the site does not offer is not there. The browser opens it, with and
 * without script, and what is set in it counts while it is closed. It stands open where something is that the search did not begin with.
 */
export const MoreFields = ({ filter }: FieldsProps) => {
  const isOffered = useOffered();
  const hasPlace = useHasPlace();
  // Who has not said who they are is looked for by nobody in particular.
  const hasGender = useSession(({ user }) => Boolean(user?.profile.gender));
  const hasDistance = isOffered('distance') && hasPlace;
  const offered = marks.filter(([name]) => isOffered(name) && (name !== 'fits' || hasGender));
  if (!hasDistance && offered.length === 0) return null;
  const isUsed =
    (hasDistance && filter.distance !== null) ||
    offered.some(([name, , key]) => name !== 'fits' && filter[key]);
  return (
    <details className="search-filter__more" open={isUsed}>
      <summary>
        <FormattedMessage {...searchMessages.moreFields} />
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      <div className="search-filter__rest">
        {hasDistance ? <DistanceField filter={filter} /> : null}
        {offered.map(([name, message, key]) => (
          <CheckboxField
            key={name}
            name={name}
            value="1"
            label={<FormattedMessage {...message} />}
            defaultChecked={filter[key]}
          />
        ))}
      </div>
    </details>
  );
};

/** Whether somebody is real is asked by many, and in sight. */
export const RealOnlyField = ({ filter }: FieldsProps) => {
  const intl = useIntl();
  const isOffered = useOffered();
  const { fictional_warning: hasFictional } = useSettings();
  return hasFictional && isOffered('real_only') ? (
    <CheckboxField
      name="real_only"
      value="1"
      label={intl.formatMessage(searchMessages.realOnly)}
      defaultChecked={filter.realOnly}
    />
  ) : null;
};
