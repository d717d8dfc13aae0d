import { instance } from '@viz-js/viz';
import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { dotOf } from './dot.ts';
import { transitionsOf } from './transitions.ts';

const Diagram = ({ machine, label }: { readonly machine: AnyStateMachine; readonly label: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void instance().then((viz) => {
      if (isGone) return;
      const picture = viz.renderSVGElement(dotOf(machine));
      picture.setAttribute('role', 'img');
      picture.setAttribute('aria-label', label);
      ref.current?.replaceChildren(picture);
    });
    return () => {
      isGone = true;
    };
  }, [machine, label]);
  return (
    <div className="machine__diagram" ref={ref} tabIndex={0} role="group" aria-label={`${label}, scrolls`} />
  );
};

/** One machine of the domain: its picture, and the same as a table for those who cannot see it. */
export const MachinePage = ({
  machine,
  about,
}: {
  readonly machine: AnyStateMachine;
  readonly about: string;
}) => (
  <article className="machine stack">
    <h1>{machine.id}</h1>
    <p>{about} Boxes are states, frames hold states of their own, the dot in a frame is where it begins.</p>
    <Diagram machine={machine} label={`Diagram of ${machine.id}`} />
    <h2>All transitions</h2>
    <div className="machine__diagram" tabIndex={0} role="group" aria-label="Table, scrolls">
      <table className="machine__table">
        <thead>
          <tr>
            <th scope="col">In</th>
            <th scope="col">when</th>
            <th scope="col">if</th>
            <th scope="col">goes to</th>
            <th scope="col">and does</th>
          </tr>
        </thead>
        <tbody>
          {transitionsOf(machine).map(({ from, to, event, guard, actions }, index) => (
            <tr key={index}>
              <th scope="row">{from.path.join('.') || from.key}</th>
              <td>{event}</td>
              <td>{guard}</td>
              <td>{to.map((target) => target.path.join('.')).join(', ')}</td>
              <td>{actions.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </article>
);
