import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { EngineFailure } from './engine-failure.tsx';
import { frameMessages } from '../messages.ts';
import { errorMessage } from '../errors/refusals.ts';
import { type Engine, type LoadEngine, useEngine } from './use-engine.ts';

const Screen = ({ load }: { readonly load: LoadEngine<Engine & { readonly name: string }> }) => {
  const running = useEngine(load);
  return (
    <>
      <EngineFailure of={running} />
      <p>{running.engine ? `runs ${running.engine.name}` : 'plain'}</p>
    </>
  );
};

const anEngine = (name = 'well') => ({ name, stop: vi.fn() });

const setUp = () => {
  const loads: ReturnType<typeof later<() => ReturnType<typeof anEngine>>>[] = [];
  const load = vi.fn(() => {
    const next = later<() => ReturnType<typeof anEngine>>();
    loads.push(next);
    return next.promise;
  });
  const page = renderPage(<Screen load={load} />);
  return { ...page, load, loads };
};

describe('useEngine', () => {
  it('shows the plain screen until the engine runs', async () => {
    const { loads } = setUp();
    expect(screen.getByText('plain')).toBeTruthy();
    await act(async () => loads[0]?.give(() => anEngine()));
    expect(screen.getByText('runs well')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops it with the screen', async () => {
    const { loads, unmount } = setUp();
    const engine = anEngine();
    await act(async () => loads[0]?.give(() => engine));
    expect(engine.stop).not.toHaveBeenCalled();
    unmount();
    expect(engine.stop).toHaveBeenCalledOnce();
  });

  it('does not start what comes after the screen has gone', async () => {
    const { loads, unmount } = setUp();
    const start = vi.fn(() => anEngine());
    unmount();
    await act(async () => loads[0]?.give(start));
    expect(start).not.toHaveBeenCalled();
  });

  it('says that it could not be loaded, and loads it again on request', async () => {
    const { load, loads } = setUp();
    await act(async () => loads[0]?.fail(new Error('chunk')));
    expect(screen.getByRole('alert').textContent).toContain(text(errorMessage('network')));
    expect(screen.getByText('plain')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: text(frameMessages.tryAgain) }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => loads[1]?.give(() => anEngine('again')));
    expect(screen.getByText('runs again')).toBeTruthy();
  });

  it('says so again when the second try fails too', async () => {
    const { loads } = setUp();
    await act(async () => loads[0]?.fail(new Error('chunk')));
    fireEvent.click(screen.getByRole('button'));
    await act(async () => loads[1]?.fail(new Error('chunk')));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('says so when the engine comes but does not start', async () => {
    const { loads } = setUp();
    await act(async () =>
      loads[0]?.give(() => {
        throw new Error('broken');
      }),
    );
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('tries by itself when the network is back, but only after a failure', async () => {
    const { load, loads } = setUp();
    act(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => loads[0]?.fail(new Error('offline')));
    act(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => loads[1]?.give(() => anEngine()));
    act(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('runs well')).toBeTruthy();
  });

  it('says nothing of a failure after the screen has gone', async () => {
    const { load, loads, unmount } = setUp();
    unmount();
    await act(async () => loads[0]?.fail(new Error('chunk')));
    act(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('runs once where React mounts everything twice', async () => {
    const engines: ReturnType<typeof anEngine>[] = [];
    const load = async () => () => {
      const engine = anEngine();
      engines.push(engine);
      return engine;
    };
    renderPage(
      <StrictMode>
        <Screen load={load} />
      </StrictMode>,
    );
    await screen.findByText('runs well');
    expect(engines).toHaveLength(1);
    expect(engines[0]?.stop).not.toHaveBeenCalled();
  });
});
