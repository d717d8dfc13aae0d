import { isBackButtonShown, splitLocale } from '@vesper/domain';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { isInstalledApp } from '../installed-app.ts';
import { frameMessages } from '../messages.ts';

/** The way back that an installed app has no browser for (spec §2). */
export const BackButton = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const { path } = splitLocale(pathname);
    setIsShown(isBackButtonShown({ installedApp: isInstalledApp(), historyLength: history.length, path }));
  }, [pathname, key]);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={intl.formatMessage(frameMessages.back)}
      onClick={() => void navigate(-1)}
    >
      <ArrowLeft size={26} aria-hidden="true" />
    </button>
  );
};
