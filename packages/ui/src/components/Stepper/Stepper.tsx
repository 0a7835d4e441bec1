import { Check } from 'lucide-react';
import { icon } from '../../private/icon-size';
import * as styles from './Stepper.css';

export interface StepperProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 0. At `steps.length` all are done. */
  current: number;
  /** «готово», announced after the name of a completed step. */
  doneLabel: string;
  /** Name of the list for screen readers. */
  'aria-label': string;
}

/** The current step of a task with a few pages. */
export function Stepper({ steps, current, doneLabel, ...props }: StepperProps) {
  return (
    <ol className={styles.list} aria-label={props['aria-label']}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} data-state={state} aria-hidden>
              {state === 'done' ? <Check {...icon.xs} /> : index + 1}
            </span>
            <span className={styles.text}>
              {name}
              {state === 'done' ? <span className={styles.unseen}>, {doneLabel}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
