import { Fragment } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { dark } from '../../packages/ui/src/theme/dark';
import { light } from '../../packages/ui/src/theme/light';
import { ramps } from '../../packages/ui/src/theme/ramps';
import { subTitle } from '../page/page.css';
import { Block } from './Block';
import { contrast, contrastPairs, ratioOf, themes, type Role, type ThemeName } from './contrast';
import { Facts } from './Facts';
import * as css from './foundations.css';
import { roleUses } from './role-uses';

const legible = (ground: string) => (contrast('#FFFFFF', ground) > 4.5 ? '#FFFFFF' : '#000000');

export function Ramps() {
  return (
    <Block>
      {Object.entries(ramps).map(([name, steps]) => (
        <div key={name}>
          <span className={css.name}>{name}</span>
          <div className={css.ramp}>
            {Object.entries(steps)
              .toSorted(([one], [other]) => Number(one) - Number(other))
              .map(([step, value]) => (
                <span
                  key={step}
                  title={`${name} ${step}: ${value}`}
                  className={css.step}
                  style={{ backgroundColor: value, color: legible(value) }}
                >
                  {step}
                  <br />
                  {value}
                </span>
              ))}
          </div>
        </div>
      ))}
    </Block>
  );
}

const isRole = (key: string): key is Role => key in light.color;
const groups = Object.entries(roleUses).map(
  ([name, uses]) =>
    [
      name,
      Object.entries(uses).flatMap(([role, use]) => (isRole(role) ? [{ role, use }] : [])),
    ] as const,
);

/** Name of the role among the tokens: `--c-text-muted`. */
const tokenOf = (role: Role) => /--[\w-]+/.exec(vars.color[role])?.[0];

/** On the theme's surface: hover, pressed and backdrop colours are translucent. */
function Swatch({ theme, role }: { theme: ThemeName; role: Role }) {
  const colour = vars.color[role];
  return (
    <span
      data-theme={theme}
      className={css.sample}
      style={{
        background: `linear-gradient(${colour}, ${colour}), ${vars.color.surface}`,
        border: `1px solid ${vars.color.border}`,
      }}
    />
  );
}

export function Roles() {
  return (
    <Block>
      {groups.map(([name, rows]) => (
        <Fragment key={name}>
          <h3 className={subTitle}>{name}</h3>
          <div className={css.cards}>
            {rows.map(({ role, use }) => (
              <div key={role}>
                <div className={css.pair}>
                  <Swatch theme="light" role={role} />
                  <Swatch theme="dark" role={role} />
                </div>
                <div className={css.name}>{role}</div>
                <div>{use}</div>
                <div className={css.small}>{tokenOf(role)}</div>
                <div className={css.small}>
                  {light.color[role]} · {dark.color[role]}
                </div>
              </div>
            ))}
          </div>
        </Fragment>
      ))}
    </Block>
  );
}

function Ratio({ theme, pair }: { theme: ThemeName; pair: (typeof contrastPairs)[number] }) {
  const ratio = ratioOf(pair, theme);
  const { color } = themes[theme];
  return (
    <div className={css.row} style={{ alignItems: 'center' }}>
      <span
        className={css.sample}
        style={{ backgroundColor: color[pair.ground], color: color[pair.front] }}
        aria-hidden
      >
        {pair.bar === 4.5 ? 'O‘zbek' : '▬'}
      </span>
      <span>
        {ratio.toFixed(2)} {ratio >= pair.bar ? '' : `, below ${String(pair.bar)}`}
      </span>
    </div>
  );
}

/** Contrast of every pair in use, computed from the theme. */
export function Contrasts() {
  return (
    <Facts
      heads={['On', 'Minimum', 'Light', 'Dark']}
      rows={contrastPairs.map((pair) => [
        `${pair.front} on ${pair.ground}`,
        pair.bar,
        <Ratio key="light" theme="light" pair={pair} />,
        <Ratio key="dark" theme="dark" pair={pair} />,
      ])}
    />
  );
}
