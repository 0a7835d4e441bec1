import { StartError } from './start-error';

const oldestNode = 24;

/** @throws StartError on an older Node, whose missing functions would fail later */
export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new StartError(
    `The server needs Node ${oldestNode} or newer, this is ${version}. \`npm start\` brings its own.`,
  );
}
