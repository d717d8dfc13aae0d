import '@vesper/ui/brand/evening-beside.scss';
import { Card, type KitLinkProps, LinkButton, StarMark } from '@vesper/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../../frame/page-title.tsx';

/** One thing said on a page of its own, with what to do next. */
export const NoticeCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="container container--narrow screen screen--form evening-beside">
    <PageTitle>{title}</PageTitle>
    <Card padding="large">
      <div className="notice">
        <StarMark size={64} />
        <h1>{title}</h1>
        {children}
      </div>
    </Card>
  </div>
);

/** The one next step of a notice, where it is a link: it stays in sight while one reads a long text with large words. */
export const NoticeLink = (link: KitLinkProps) => (
  <div className="notice__go">
    <LinkButton {...link} look="go" size="large" />
  </div>
);
