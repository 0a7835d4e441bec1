import type { Advice, ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Sample } from '../../packages/ui/src/testing/sample-words/SampleWords';
import { CircleCheck, CircleX, Volume2 } from 'lucide-react';
import * as page from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import { Words } from './Words';

/** Pairs of do and don't, each beside the other. */
export function Pairs({ pairs }: { pairs: ComponentDocs['pairs'] }) {
  return (
    <Section title="Do and don’t">
      <div className={css.pairs}>
        {pairs.map((pair) => (
          <div key={pair.do.text} className={page.columns}>
            <Half kind="do" advice={pair.do} />
            <Half kind="dont" advice={pair.dont} />
          </div>
        ))}
      </div>
    </Section>
  );
}

const words = { do: 'Do', dont: 'Don’t' } as const;

function Half({ kind, advice }: { kind: keyof typeof words; advice: Advice }) {
  const Icon = kind === 'do' ? CircleCheck : CircleX;
  return (
    <div className={css.advice}>
      {advice.example !== undefined && (
        <div className={css.adviceStage[kind]}>
          <Sample>{advice.example}</Sample>
        </div>
      )}
      {advice.heard !== undefined && (
        <p lang={/[а-яё]/i.test(advice.heard) ? 'ru' : 'uz'} className={css.heard}>
          <Volume2 size={16} role="img" aria-label="Heard" /> {advice.heard}
        </p>
      )}
      <p>
        <span className={css.adviceWord[kind]}>
          <Icon size={16} style={{ display: 'inline', verticalAlign: '-3px' }} /> {words[kind]}.
        </span>{' '}
        <Words>{advice.text}</Words>
      </p>
    </div>
  );
}
