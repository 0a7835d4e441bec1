import type { Advice, ComponentDocs } from '../../packages/ui/src/docs/component-docs';

import { CircleCheck, CircleX, Volume2 } from 'lucide-react';
import { DocSample } from './DocSample';
import * as page from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import { DocText } from './DocText';

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

const titles = { do: 'Do', dont: 'Don’t' } as const;

function Half({ kind, advice }: { kind: keyof typeof titles; advice: Advice }) {
  const Icon = kind === 'do' ? CircleCheck : CircleX;
  return (
    <div className={css.advice}>
      {advice.example !== undefined && (
        <div className={css.adviceStage[kind]}>
          <DocSample>{advice.example}</DocSample>
        </div>
      )}
      {advice.announced !== undefined && (
        <p lang={/[а-яё]/i.test(advice.announced) ? 'ru' : 'uz'} className={css.announced}>
          <Volume2 size={16} role="img" aria-label="Heard" /> {advice.announced}
        </p>
      )}
      <p>
        <span className={css.adviceLabel[kind]}>
          <Icon size={16} style={{ display: 'inline', verticalAlign: '-3px' }} /> {titles[kind]}.
        </span>{' '}
        <DocText>{advice.text}</DocText>
      </p>
    </div>
  );
}
