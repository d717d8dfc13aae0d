import { loadTexts } from '@vesper/i18n/react';
import { SideNav } from '@vesper/ui';
import { Eye, Heart, IdCard, Image, ListChecks, MapPin, PenLine, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { roomMessages } from '../../../parts/settings/room-messages.ts';
import { profileMessages } from './messages.ts';

await loadTexts('notifications-rooms', 'profile-field');

/** The parts of the page with their ids, in its order. */
export const profilePartIds = ['photos', 'about', 'name', 'person', 'traits', 'place', 'interests'] as const;
export type ProfilePartId = (typeof profilePartIds)[number];

const icons = {
  photos: Image,
  about: PenLine,
  name: IdCard,
  person: UserRound,
  traits: ListChecks,
  place: MapPin,
  interests: Heart,
} as const;

/** The part that is read now: the last one whose beginning has come into the upper third of the window. */
const useReadPart = (): ProfilePartId | null => {
  const [part, setPart] = useState<ProfilePartId | null>(null);
  useEffect(() => {
    const look = (): void => {
      const begun = profilePartIds.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      setPart(begun.at(-1) ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return part;
};

export interface ProfilePartsProps {
  /** The title of the photos, which are another subject's. */
  readonly photosTitle: MessageDescriptor;
}

/** On a desk beside the page: its parts, and the way to who sees them. */
export const ProfileParts = ({ photosTitle }: ProfilePartsProps) => {
  const intl = useIntl();
  const current = useReadPart();
  const titles: Readonly<Record<ProfilePartId, MessageDescriptor>> = {
    photos: photosTitle,
    about: profileFieldMessages.aboutMe,
    name: profileFieldMessages.name,
    person: profileMessages.person,
    traits: profileMessages.traits,
    place: profileMessages.place,
    interests: profileFieldMessages.interests,
  };
  const items = profilePartIds.map((id) => {
    const Icon = icons[id];
    return {
      href: `#${id}`,
      icon: <Icon size={24} aria-hidden="true" />,
      name: intl.formatMessage(titles[id]),
    };
  });
  const seen = {
    href: '/notifications/seen',
    icon: <Eye size={24} aria-hidden="true" />,
    name: intl.formatMessage(roomMessages.seen),
  };
  return (
    <SideNav
      label={intl.formatMessage(profileMessages.title)}
      items={[...items, seen]}
      current={current && `#${current}`}
    />
  );
};
