// npm run faults:kill: the built server is killed under writers. KILLS=500 npm run faults:kill for more than 25 rounds.
import { killRounds } from './kill-rounds.ts';

const kills = Number(process.env['KILLS'] ?? 25);
const report = await killRounds({
  kills,
  onRound: (round, { acknowledged, lost, torn }) => {
    process.stdout.write(
      `kill ${String(round)}: ${String(acknowledged)} acknowledged, ${String(lost.length)} lost, ${String(torn.length)} torn\n`,
    );
  },
});
const seconds = (share: number) => {
  const sorted = report.restarts.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(2);
};
process.stdout.write(
  `\n${String(report.kills)} kills, ${String(report.databaseKills)} of them with the database. ` +
    `${String(report.acknowledged)} acknowledged writes on ${String(report.cars)} cars: ` +
    `${String(report.lost.length)} lost, ${String(report.torn.length)} torn. ` +
    `Without an answer: ${String(report.done)} changes done, ${String(report.undone)} not. ` +
    `Start after a kill: median ${seconds(0.5)} s, longest ${seconds(1)} s.\n`,
);
process.exit(report.lost.length + report.torn.length === 0 ? 0 : 1);
