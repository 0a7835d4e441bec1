import { StatusBadge } from '../../packages/ui/src/components/StatusBadge/StatusBadge';
import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { iconsInUse } from 'virtual:icons-in-use';
import { subTitle } from '../page/page.css';
import { Block } from './Block';
import { FactTable } from './Facts';
import { statuses, statusGroups, type StatusRow } from './statuses';

const groups: [string, Record<string, StatusRow>][] = Object.entries(statuses);
const titles = new Map<string, string>(Object.entries(statusGroups));
const languages = ['ru', 'uz'] as const;

/** Name of an icon in the source code: a build removes most names from the icons themselves. */
const nameOf = (icon: LucideIcon) => iconsInUse.find(({ Icon }) => Icon === icon)?.name;

export function Statuses() {
  return (
    <Block>
      {groups.map(([group, rows]) => (
        <Fragment key={group}>
          <h3 className={subTitle}>{titles.get(group)}</h3>
          <FactTable
            widths={['20%', '24%', '24%', '12%', '20%']}
            heads={['Key', 'Russian', 'Uzbek', 'Tone', 'Icon']}
            rows={Object.entries(rows).map(([key, { tone, icon, ...texts }]) => [
              key,
              ...languages.map((language) => (
                <span key={language} lang={language}>
                  <StatusBadge tone={tone} icon={icon}>
                    {texts[language]}
                  </StatusBadge>
                </span>
              )),
              tone,
              nameOf(icon),
            ])}
          />
        </Fragment>
      ))}
    </Block>
  );
}
