import { useState } from 'react';
import { SearchField } from '../../packages/ui/src/components/SearchField/SearchField';
import { icon as sizes } from '../../packages/ui/src/private/icon-size';
import { iconsInUse } from 'virtual:icons-in-use';
import { Block } from './Block';
import * as css from './foundations.css';

/** Icons that the product uses, found by their name or by the file that shows them. */
export function Icons() {
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const shown = iconsInUse.filter(({ name, files }) =>
    [name, ...files].some((text) => text.toLowerCase().includes(words)),
  );
  return (
    <Block>
      <SearchField
        label="Icon or component"
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
