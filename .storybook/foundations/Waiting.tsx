import { Timer } from 'lucide-react';
import { icon } from '../../packages/ui/src/private/icon-size';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { Facts } from './Facts';
import * as css from './foundations.css';

const times = [
  { from: 'under 10 minutes', role: 'textMuted', ru: '8 мин', uz: '8 daq' },
  { from: 'under an hour', role: 'warnText', ru: '26 мин', uz: '26 daq' },
  { from: 'longer', role: 'dangerText', ru: '1 ч 24 мин', uz: '1 soat 24 daq' },
] as const;

export function Waiting() {
  return (
    <Facts
      widths={['20%', '24%', '24%', '32%']}
      heads={['Waits', 'Russian', 'Uzbek', 'Colour']}
      rows={times.map(({ from, role, ...texts }) => [
        from,
        ...(['ru', 'uz'] as const).map((language) => (
          <span
            key={language}
            lang={language}
            className={css.waiting}
            style={{ color: vars.color[role] }}
          >
            <Timer {...icon.xs} /> {texts[language]}
          </span>
        )),
        role,
      ])}
    />
  );
}
