import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Play } from 'lucide-react';
import { componentsIndex } from 'virtual:components-index';
import { Fragment, useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { breakpoints, coarseControl, tokens } from '../../packages/ui/src/theme/tokens';
import { addressOf } from '../page/addresses';
import { Block } from './Block';
import { FactTable } from './Facts';
import * as css from './foundations.css';

/** Columns of tables that are below each other. */
const thirds = ['20%', '20%', '60%'];

const keysOf = <Scale extends object>(scale: Scale) =>
  Object.keys(scale).filter((key): key is keyof Scale & string => key in scale);

const typeUses = {
  '2xs': 'axes, counters, labels of the tab bar; nothing else',
  xs: 'captions, 400',
  sm: 'badges, labels, small buttons, second lines; 500 at most',
  md: 'text, tables, buttons',
  lg: 'titles of cards, 600',
  xl: 'titles of sections, the price on a card',
  '2xl': 'title of a page',
  '3xl': 'title of a page of one task: sign-in',
  '4xl': 'landing only',
  '5xl': 'landing only',
  '6xl': 'landing only',
} as const satisfies Record<keyof typeof tokens.text, string>;

/** Letter spacing of the large steps. */
const tracks: Partial<Record<keyof typeof tokens.text, keyof typeof tokens.track>> = {
  '2xl': 'snug',
  '3xl': 'tight',
  '4xl': 'tight',
  '5xl': 'tight',
  '6xl': 'tight',
};

export function TypeScale() {
  return (
    <Block>
      {keysOf(tokens.text).map((step) => {
        const track = tracks[step] ?? 'normal';
        return (
          <div key={step}>
            <span className={css.small}>
              <b>{step}</b>: {tokens.text[step]} / {tokens.line[step]}
              {track !== 'normal' && `, letters ${tokens.track[track]}`} · {typeUses[step]}
            </span>
            <p
              className={css.typeSample}
              style={{
                fontSize: vars.text[step],
                lineHeight: vars.line[step],
                letterSpacing: vars.track[track],
              }}
            >
              <span lang="ru">Съешь ещё этих мягких булок</span>
              <span lang="uz">Qo‘g‘irchoq, mo‘jiza, ma’no</span>
            </p>
          </div>
        );
      })}
    </Block>
  );
}

/** The four weights, on letters that poor fonts render wrong. */
export function Weights() {
  return (
    <Block>
      {keysOf(tokens.weight).map((weight) => (
        <p key={weight} style={{ fontWeight: vars.weight[weight], fontSize: vars.text.xl }}>
          {weight} {tokens.weight[weight]}: <span lang="uz">O‘zbekiston, yo‘l, sog‘lom, a’lo</span>{' '}
          · <span lang="ru">Ёлка, щука, Ъ Ы Ж Ф</span> · 0123456789
        </p>
      ))}
    </Block>
  );
}

export function Figures() {
  return (
    <Block>
      <div className={css.halves}>
        {(['normal', 'tabular-nums'] as const).map((variant) => (
          <div key={variant} className={css.theme} style={{ fontVariantNumeric: variant }}>
            <span className={css.small}>{variant === 'normal' ? 'Running' : 'In columns'}</span>
            <p>219 000 000 сум</p>
            <p>111 111 111 сум</p>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** The space scale at its real size. */
export function SpaceScale() {
  const steps = keysOf(tokens.space).toSorted((one, other) => Number(one) - Number(other));
  return (
    <Block>
      {steps.map((step) => (
        <div key={step} className={css.row} style={{ alignItems: 'center' }}>
          <span className={css.small} style={{ width: 96 }}>
            {step}: {tokens.space[step]}
          </span>
          <span className={css.bar} style={{ width: vars.space[step] }} />
        </div>
      ))}
    </Block>
  );
}

const sizeUses = {
  sidebar: 'sidebar',
  sidebarMin: 'sidebar, collapsed',
  topbar: 'height of the top bar',
  tabbar: 'height of the tab bar on a phone, and the safe area below it',
  content: 'widest content',
  form: 'a form’s column',
  drawer: 'drawer',
} as const satisfies Record<keyof typeof tokens.size, string>;

const layoutUses = {
  tablet: 'sidebar collapsed; below it the layout of a phone',
  desktop: 'sidebar open',
  grid: 'three cards in a row',
  laptop: 'most columns of a table',
  large: 'four cards in a row',
} as const satisfies Record<keyof typeof breakpoints, string>;

/** Heights of controls for a mouse and for touch, measures of the layout, and the widths where it changes. */
export function Sizes() {
  return (
    <Block>
      <FactTable
        widths={thirds}
        heads={['Control', 'Mouse', 'Touch']}
        rows={keysOf(tokens.control).map((size) => [
          size,
          tokens.control[size],
          coarseControl[size],
        ])}
      />
      <FactTable
        widths={thirds}
        heads={['Measure', 'Size', 'Of']}
        rows={keysOf(tokens.size).map((size) => [size, tokens.size[size], sizeUses[size]])}
      />
      <FactTable
        widths={thirds}
        heads={['Layout', 'From', 'What changes']}
        rows={keysOf(breakpoints).map((name) => [
          name,
          `${String(breakpoints[name])}px`,
          layoutUses[name],
        ])}
      />
    </Block>
  );
}

export function Radii() {
  return (
    <Block>
      <div className={css.row}>
        {keysOf(tokens.radius).map((radius) => (
          <div key={radius}>
            <div
              className={css.box}
              style={{ borderRadius: vars.radius[radius], backgroundColor: vars.color.sunken }}
            />
            <span className={css.small}>
              {radius}: {tokens.radius[radius]}
            </span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** Shadows in both themes: the dark theme relies on borders. */
export function Shadows() {
  return (
    <Block>
      <div className={css.halves}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={css.theme}>
            <div className={css.row}>
              {keysOf(vars.shadow).map((shadow) => (
                <div key={shadow}>
                  <div
                    className={css.box}
                    style={{ boxShadow: vars.shadow[shadow], borderRadius: vars.radius.md }}
                  />
                  <span className={css.small}>{shadow}</span>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** The stacking order, the topmost layer first. */
export function Layers() {
  return (
    <Block>
      {keysOf(tokens.layer)
        .toSorted((one, other) => Number(tokens.layer[other]) - Number(tokens.layer[one]))
        .map((layer, index) => (
          <div key={layer} className={css.layer} style={{ marginInlineStart: index * 16 }}>
            {layer} <span className={css.small}>{tokens.layer[layer]}</span>
          </div>
        ))}
    </Block>
  );
}

const durationUses = {
  instant: 'immediate feedback',
  fast: 'hover, press',
  base: 'menus, tabs',
  slow: 'drawers, dialogs',
} as const satisfies Record<keyof typeof tokens.duration, string>;

const easeUses = {
  out: 'elements that enter',
  inOut: 'elements that move',
  in: 'elements that leave',
} as const satisfies Record<keyof typeof tokens.ease, string>;

/** Components whose styles have a duration. */
const movedIn = (duration: string) =>
  componentsIndex.filter(({ durations }) => durations.includes(duration));

/** Plays each duration on an element that enters and leaves, and each curve on one that moves. */
export function Motion() {
  const [isThere, setThere] = useState(true);
  return (
    <Block>
      <div>
        <Button icon={Play} onPress={() => setThere(!isThere)}>
          {isThere ? 'Leave' : 'Enter'}
        </Button>
      </div>
      <FactTable
        widths={['16%', '20%', '24%', '40%']}
        heads={['Duration', 'Sample', 'For', 'Components']}
        rows={keysOf(tokens.duration).map((duration) => [
          `${duration}: ${tokens.duration[duration]}`,
          <div
            key="sample"
            className={css.moving}
            style={{
              opacity: isThere ? 1 : 0,
              translate: isThere ? '0 0' : '0 8px',
              transitionDuration: `calc(${vars.duration[duration]} * ${isThere ? '1' : '0.7'})`,
              transitionTimingFunction: vars.ease[isThere ? 'out' : 'in'],
            }}
          />,
          durationUses[duration],
          movedIn(duration).map(({ name }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <AnchorMdx href={addressOf(name)} target="">
                {name}
              </AnchorMdx>
            </Fragment>
          )),
        ])}
      />
      <FactTable
        widths={['16%', '44%', '40%']}
        heads={['Curve', 'Sample', 'For']}
        rows={keysOf(tokens.ease).map((ease) => [
          ease,
          <div key="sample" className={css.track}>
            <div
              className={css.thumb}
              style={{
                transitionDuration: `calc(${vars.duration.slow} * 2)`,
                transitionTimingFunction: vars.ease[ease],
                translate: isThere ? '240px 0' : '0 0',
              }}
            />
          </div>,
          `${easeUses[ease]}: ${tokens.ease[ease]}`,
        ])}
      />
    </Block>
  );
}
