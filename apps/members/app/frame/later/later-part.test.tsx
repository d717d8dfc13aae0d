import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { errorMessage } from '../errors/refusals.ts';
import { frameMessages } from '../messages.ts';
import { laterPart } from './later-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

type Greets = ComponentType<{ readonly name: string }>;

const setUp = (failure?: 'over' | 'nowhere') => {
  const loads: ReturnType<typeof later<Greets>>[] = [];
  const Part = laterPart<{ readonly name: string }>(
    () => {
      const next = later<Greets>();
      loads.push(next);
      return next.promise;
    },
    { waiting: <p>waiting</p>, ...(failure && { failure }) },
  );
  const page = renderPage(
    <>
      <h1>The page</h1>
      <Part name="Ada" />
    </>,
  );
  return { ...page, Part, loads };
};
const again = () => screen.queryByRole('button', { name: text(frameMessages.tryAgain) });
const failLoad = (loads: ReturnType<typeof setUp>['loads'], index: number) =>
  act(async () => loads[index]?.fail(new Error('Failed to fetch dynamically imported module')));

describe('a part that comes later', () => {
  it('comes into its place', async () => {
    const { loads } = setUp();
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => loads[0]?.give(Greeting));
    expect(screen.getByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('has its place held by what it is given', async () => {
    const come = later<Greets>();
    const Part = laterPart<{ readonly name: string }>(() => come.promise, {
      waiting: ({ name }) => <p>a place for {name}</p>,
    });
    renderPage(<Part name="Ada" />);
    expect(screen.getByText('a place for Ada')).toBeTruthy();
    await act(async () => come.give(Greeting));
    expect(screen.queryByText('a place for Ada')).toBeNull();
  });

  it('says that its code did not come, leaves the page as it is, and comes with another try', async () => {
    const { loads } = setUp();
    await failLoad(loads, 0);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(text(errorMessage('network')));
    fireEvent.click(again() ?? document.body);
    await failLoad(loads, 1);
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.click(again() ?? document.body);
    await act(async () => loads[2]?.give(Greeting));
    expect(screen.getByText('Hello Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(loads).toHaveLength(3);
  });

  it('tries by itself when the network is back, but only after a failure', async () => {
    const { loads } = setUp();
    act(() => void dispatchEvent(new Event('online')));
    expect(loads).toHaveLength(1);
    await failLoad(loads, 0);
    await act(async () => void dispatchEvent(new Event('online')));
    await act(async () => loads[1]?.give(Greeting));
    expect(screen.getByText('Hello Ada')).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    expect(loads).toHaveLength(2);
  });

  it('is tried anew where it is wanted again', async () => {
    const { loads, unmount, Part } = setUp('nowhere');
    await failLoad(loads, 0);
    unmount();
    renderPage(<Part name="Bea" />);
    expect(loads).toHaveLength(2);
    await act(async () => loads[1]?.give(Greeting));
    expect(screen.getByText('Hello Bea')).toBeTruthy();
  });

  it('marks what only helps along, which is not shown, and brings it when the network is back', async () => {
    const { loads } = setUp('nowhere');
    await failLoad(loads, 0);
    expect(screen.getByRole('alert').closest('.later-failure--nowhere')).not.toBeNull();
    await act(async () => void dispatchEvent(new Event('online')));
    await act(async () => loads[1]?.give(Greeting));
    expect(screen.getByText('Hello Ada')).toBeTruthy();
  });

  it('leaves standing what the server rendered while the page around it changes before its code is there', async () => {
    const come = later<Greets>();
    const Part = laterPart<{ readonly name: string }>(() => come.promise, { waiting: <p>waiting</p> });
    const Page = () => {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>{count}</button>
          <Part name="Ada" />
        </>
      );
    };
    const place = document.createElement('div');
    place.innerHTML = '<button>0</button><!--$--><p>Hello <!-- -->Ada</p><!--/$-->';
    document.body.append(place);
    const root = await act(async () => hydrateRoot(place, <Page />));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '0' })));
    expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
    const words = screen.getByText('Hello Ada');
    await act(async () => come.give(Greeting));
    expect(screen.getByText('Hello Ada')).toBe(words);
    await act(async () => root.unmount());
    place.remove();
  });
});
