import { genders, offersFilter } from '@vesper/domain';
import { namedCountries } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { Button, SelectField } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { soughtMessages } from '../../parts/profile/field-messages.ts';
import { homeMessages } from './messages.ts';

/** What visitors choose between: ten years each. */
const ageRanges = ['35-45', '45-55', '55-65', '65-75', '75-99'] as const;

/** The shortest way to faces: whom one looks for, about which age and where; a GET form, so it works before the script does. */
export const HomeSearch = () => {
  const intl = useIntl();
  const settings = useSettings();
  const { geoip_selected_country: country } = settings;
  return (
    <Form method="get" action={useLocalePath()('/members')} role="search" className="home-search">
      {offersFilter(settings, 'gender') ? (
        <SelectField
          name="gender"
          label={intl.formatMessage(homeMessages.seek)}
          // Nor is it guessed whom somebody looks for.
          emptyLabel={intl.formatMessage(soughtMessages.everyone)}
          options={genders.map((gender) => ({
            value: gender,
            label: intl.formatMessage(soughtMessages[gender]),
          }))}
        />
      ) : null}
      {offersFilter(settings, 'age') ? (
        <SelectField
          name="age"
          label={intl.formatMessage(homeMessages.seekAge)}
          // Nobody's age is guessed: the faces beside it are of every age, too.
          emptyLabel={intl.formatMessage(homeMessages.seekAnyAge)}
          options={ageRanges.map((range) => ({ value: range, label: range.replace('-', '–') }))}
        />
      ) : null}
      {offersFilter(settings, 'country') ? (
        <SelectField
          name="country"
          label={intl.formatMessage(homeMessages.seekWhere)}
          options={namedCountries(intl, settings.countries)}
          defaultValue={country}
        />
      ) : (
        <input type="hidden" name="country" value={country} />
      )}
      <Button type="submit" look="go" size="large" wide>
        <FormattedMessage {...homeMessages.seekSubmit} />
      </Button>
    </Form>
  );
};
