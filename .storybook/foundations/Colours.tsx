import { vars } from '../../packages/ui/src/theme/contract.css';
import { dark } from '../../packages/ui/src/theme/dark';
import { light } from '../../packages/ui/src/theme/light';
import { ramps } from '../../packages/ui/src/theme/ramps';
import { Block } from './Block';
import { contrast, contrastPairs, ratioOf, themes, type Role, type ThemeName } from './contrast';
import { Facts } from './Facts';
import * as css from './foundations.css';

const legible = (ground: string) => (contrast('#FFFFFF', ground) > 4.5 ? '#FFFFFF' : '#000000');

/** Every ramp with its steps. */
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
                </span>
              ))}
          </div>
        </div>
      ))}
    </Block>
  );
}

const roles = Object.keys(light.color).filter((key): key is Role => key in light.color);

/** On the theme's own surface: hover, pressed and scrim let it through. */
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

/** Every role, in both themes beside each other. */
export function Roles() {
  return (
    <Block>
      <div className={css.cards}>
        {roles.map((role) => (
          <div key={role}>
            <div className={css.row}>
              <Swatch theme="light" role={role} />
              <Swatch theme="dark" role={role} />
            </div>
            <div className={css.name}>{role}</div>
            <div className={css.small}>
              {light.color[role]} · {dark.color[role]}
            </div>
          </div>
        ))}
      </div>
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

/** Contrast of every pair in use, measured now from the theme. */
export function Contrasts() {
  return (
    <Facts
      heads={['On', 'Bar', 'Light', 'Dark']}
      rows={contrastPairs.map((pair) => [
        `${pair.front} on ${pair.ground}`,
        pair.bar,
        <Ratio key="light" theme="light" pair={pair} />,
        <Ratio key="dark" theme="dark" pair={pair} />,
      ])}
    />
  );
}
