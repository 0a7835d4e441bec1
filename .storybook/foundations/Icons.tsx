import { CarFront, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../../packages/ui/src/components/SearchField/SearchField';
import { icon as sizes } from '../../packages/ui/src/private/icon-size';
import { iconsInUse } from 'virtual:icons-in-use';
import { Block } from './Block';
import * as css from './foundations.css';
import { statuses, type StatusRow } from './statuses';

const everyStatus = Object.values(statuses).flatMap((group): StatusRow[] => Object.values(group));

/** Names of the statuses that use an icon, in both languages. */
const keywordsOf = (icon: LucideIcon) =>
  everyStatus.filter((row) => row.icon === icon).flatMap(({ ru, uz }) => [ru, uz]);

/** Icons in use, searchable by name, by a status, or by the file that shows them. */
export function Icons() {
  const [wanted, setWanted] = useState('');
  const query = wanted.trim().toLowerCase();
  const shown = iconsInUse.filter(({ name, files, Icon }) =>
    [name, ...files, ...keywordsOf(Icon)].some((text) => text.toLowerCase().includes(query)),
  );
  return (
    <Block>
      <div className={css.row}>
        {Object.entries(sizes).map(([name, { size, strokeWidth, ...hidden }]) => (
          <div key={name} className={css.iconSize}>
            <CarFront size={size} strokeWidth={strokeWidth} {...hidden} />
            <span className={css.small}>
              {name}: {size}, stroke {strokeWidth}
            </span>
          </div>
        ))}
      </div>
      <SearchField
        label="Icon, status or component"
        value={wanted}
        onChange={setWanted}
        clearLabel="Clear"
        placeholder="Hourglass"
      />
      <p className={css.small} aria-live="polite">
        {shown.length} of {iconsInUse.length}
      </p>
      <ul className={css.icons}>
        {shown.map(({ name, Icon, files }) => (
          <li key={name} className={css.icon} title={files.join('\n')}>
            <Icon {...sizes.lg} />
            <span className={css.small}>{name}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
