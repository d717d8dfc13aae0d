import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useSample } from '../../stories/story-texts.tsx';
import { Pagination } from './pagination.tsx';

const meta: Meta = {
  title: 'Kit/Layout/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The way to the page before and the page after, for lists that operators work through: every page has an address that can be sent to a colleague and opened in a second window. Lists that members browse take LoadMore. It is a navigation with its own name; a screen reader finds it among the landmarks and hears the links and the text between them. At either end the link that leads nowhere is not there, instead of being grey. Links are 44 pixels high, one under the other on phones and in one line on wider screens, where the text in the middle does not move.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Pages = ({ page, last = 9 }: { readonly page: number; readonly last?: number }) => {
  const sample = useSample();
  const previous = sample({ en: 'Previous page', de: 'Vorherige Seite', fi: 'Edellinen sivu' });
  const next = sample({ en: 'Next page', de: 'Nächste Seite', fi: 'Seuraava sivu' });
  return (
    <Pagination
      label={sample({ en: 'Pages of the list', de: 'Seiten der Liste', fi: 'Luettelon sivut' })}
      currentText={sample({ en: `Page ${page}`, de: `Seite ${page}`, fi: `Sivu ${page}` })}
      previous={page > 1 ? { href: '#previous', label: previous } : null}
      next={page < last ? { href: '#next', label: next } : null}
    />
  );
};

export const Middle: Story = { render: () => <Pages page={2} /> };
export const First: Story = { render: () => <Pages page={1} /> };
export const Last: Story = { render: () => <Pages page={9} /> };
export const Only: Story = { render: () => <Pages page={1} last={1} /> };
export const Focus: Story = {
  render: () => <Pages page={2} />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
export const Hovered: Story = {
  render: () => <Pages page={2} />,
  play: ({ canvasElement }) => showHover(...within(canvasElement).getAllByRole('link')),
};
export const LongestGerman: Story = { render: () => <Pages page={2} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Pages page={2} />,
  globals: { locale: 'fi', textSize: '200' },
};
