import { icon } from '@karvon/ui/internal/icon-size';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import * as css from './analytics.css';
import { ConnectLink } from './ConnectLink';
import * as landing from './landing.css';
import { sampleAxes, sampleDays, sampleTotals } from './sample-days';

const figures = ['views', 'leads', 'sold'] as const;

/** Id of a figure's rows, which its link opens without script. */
const columnId = (figure: (typeof figures)[number]) => `rows-${figure}`;

export function Analytics() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const show = (value: number) => formatNumber(value, language);
  const { calls, requests, chats, leads } = sampleTotals;
  return (
    <section id="analytics" className={`${landing.width} ${landing.split}`}>
      <div>
        <h2 className={landing.heading}>{t('analytics.title')}</h2>
        <p className={landing.sub}>{t('analytics.text')}</p>
        <ConnectLink />
      </div>
      <div>
        <div className={landing.card}>
          <div className={css.tiles}>
            {figures.map((name) => (
              <a key={name} className={css.tile} href={`#${columnId(name)}`}>
                <span className={landing.small}>{t(`analytics.${name}`)}</span>
                <span className={css.value}>{show(sampleTotals[name])}</span>
              </a>
            ))}
          </div>
          <p className={css.sum}>
            <b className={css.strong}>{calls}</b> {t('analytics.calls')} +{' '}
            <b className={css.strong}>{requests}</b> {t('analytics.requests')} +{' '}
            <b className={css.strong}>{chats}</b> {t('analytics.chats')} ={' '}
            <b className={css.strong}>{leads}</b> {t('analytics.leadsSum')}
          </p>
          <p className={css.legend}>
            <span className={css.key}>{t('analytics.views')}</span>
            <span className={css.secondKey}>{t('analytics.leads')}</span>
          </p>
          <Chart show={show} />
          <details className={css.rows}>
            <summary className={css.summary}>
              <Table2 {...icon.sm} />
              {t('analytics.table')}
            </summary>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col" className={css.cell}>
                    {t('analytics.day')}
                  </th>
                  {figures.map((name) => (
                    <th key={name} scope="col" id={columnId(name)} className={css.cell}>
                      {t(`analytics.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sampleDays.map((row) => (
                  <tr key={row.day}>
                    <td className={css.cell}>{t('analytics.date', { day: row.day })}</td>
                    {figures.map((name) => (
                      <td key={name} className={css.cell}>
                        {show(row[name])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" className={css.cell}>
                    {t('analytics.total')}
                  </th>
                  {figures.map((name) => (
                    <td key={name} className={css.cell}>
                      {show(sampleTotals[name])}
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </details>
        </div>
        <span className={landing.note}>{t('example')}</span>
      </div>
    </section>
  );
}

/** Area within the axes, in units of the drawing. */
const plot = { left: 44, right: 524, top: 12, bottom: 172 } as const;

function Chart({ show }: { show: (value: number) => string }) {
  const { t } = useTranslation('landing');
  const x = (at: number) => plot.left + (at * (plot.right - plot.left)) / (sampleDays.length - 1);
  const y = (share: number) => plot.bottom - share * (plot.bottom - plot.top);
  const line = (name: 'views' | 'leads') =>
    sampleDays
      .map(
        (day, at) =>
          `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(day[name] / sampleAxes[name]).toFixed(1)}`,
      )
      .join('');
  return (
    <svg className={css.chart} viewBox="0 0 560 208" role="img" aria-label={t('analytics.chart')}>
      {[0, 1 / 3, 2 / 3, 1].map((share) => (
        <g key={share}>
          <path className={css.grid} d={`M${plot.left} ${y(share)}H${plot.right}`} />
          <text className={css.end} x={plot.left - 6} y={y(share) + 4}>
            {show(Math.round(sampleAxes.views * share))}
          </text>
          <text className={css.axis} x={plot.right + 6} y={y(share) + 4}>
            {show(Math.round(sampleAxes.leads * share))}
          </text>
        </g>
      ))}
      <path className={css.area} d={`${line('views')}V${plot.bottom}H${plot.left}Z`} />
      <path className={css.views} d={line('views')} />
      <path className={css.leads} d={line('leads')} />
      {[0, 3, 6, 9].map((at) => (
        <text key={at} className={css.middle} x={x(at)} y={plot.bottom + 30}>
          {sampleDays[at]?.day}
        </text>
      ))}
    </svg>
  );
}
