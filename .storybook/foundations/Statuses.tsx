import { StatusBadge } from '../../packages/ui/src/components/StatusBadge/StatusBadge';
import { Fragment } from 'react';
import { subTitle, table } from '../page/page.css';
import { Block } from './Block';
import * as css from './foundations.css';
import { statuses, statusGroups, type StatusRow } from './statuses';

const groups: [string, Record<string, StatusRow>][] = Object.entries(statuses);
const titles = new Map<string, string>(Object.entries(statusGroups));

/** Every status as a badge, in both languages. */
export function Statuses() {
  return (
    <Block>
      {groups.map(([group, rows]) => (
        <Fragment key={group}>
          <h3 className={subTitle}>{titles.get(group)}</h3>
          <div className={css.scroll}>
            <table className={table}>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">Tone</th>
                  <th scope="col">Russian</th>
                  <th scope="col">Uzbek</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(rows).map(([key, { tone, icon, ru, uz }]) => (
                  <tr key={key}>
                    <td>{key}</td>
                    <td>{tone}</td>
                    <td lang="ru">
                      <StatusBadge tone={tone} icon={icon}>
                        {ru}
                      </StatusBadge>
                    </td>
                    <td lang="uz">
                      <StatusBadge tone={tone} icon={icon}>
                        {uz}
                      </StatusBadge>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Fragment>
      ))}
    </Block>
  );
}
