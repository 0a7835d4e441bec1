import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { breakpoints, coarseControl, tokens } from '../../packages/ui/src/theme/tokens';
import { table } from '../page/page.css';
import { Block } from './Block';
import * as css from './foundations.css';

const keysOf = <Scale extends object>(scale: Scale) =>
  Object.keys(scale).filter((key): key is keyof Scale & string => key in scale);

/** Steps of the type scale with Cyrillic and Uzbek on each. */
export function TypeScale() {
  return (
    <Block>
      {keysOf(tokens.text).map((step) => (
        <div key={step}>
          <span className={css.small}>
            {step}: {tokens.text[step]} / {tokens.line[step]}
          </span>
          <p style={{ fontSize: vars.text[step], lineHeight: vars.line[step] }}>
            <span lang="ru">Съешь ещё этих мягких булок</span> ·{' '}
            <span lang="uz">Qo‘g‘irchoq, mo‘jiza, ma’no, tong</span>
          </p>
        </div>
      ))}
    </Block>
  );
}

/** The four weights, on the letters that a weak font gets wrong. */
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

/** Running figures and figures of one width. */
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

/** Heights of controls for a mouse and for a finger, and the widths where layouts change. */
export function Sizes() {
  return (
    <Block>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Control</th>
            <th scope="col">Mouse</th>
            <th scope="col">Finger</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(tokens.control).map((size) => (
            <tr key={size}>
              <td>{size}</td>
              <td>{tokens.control[size]}</td>
              <td>{coarseControl[size]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Layout</th>
            <th scope="col">From, px</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(breakpoints).map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{breakpoints[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

/** Radii, each on a corner of its own. */
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

/** Shadows in both themes: dark has borders first. */
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

/** What lies over what. */
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

/** Durations and curves, moved by a press. */
export function Motion() {
  const [isThere, setThere] = useState(false);
  return (
    <Block>
      <div>
        <Button onPress={() => setThere(!isThere)}>Move</Button>
      </div>
      {keysOf(tokens.duration).map((duration) => (
        <div key={duration}>
          <span className={css.small}>
            {duration}: {tokens.duration[duration]}
          </span>
          <div className={css.track}>
            <div
              className={css.thumb}
              style={{
                transitionDuration: vars.duration[duration],
                transitionTimingFunction: vars.ease.out,
                translate: isThere ? '240px 0' : '0 0',
              }}
            />
          </div>
        </div>
      ))}
      <table className={table}>
        <tbody>
          {keysOf(tokens.ease).map((ease) => (
            <tr key={ease}>
              <td>{ease}</td>
              <td>{tokens.ease[ease]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
