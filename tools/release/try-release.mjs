// Unpacks a release into an empty folder and uses it there as on a bare machine: no environment, no network, only the system's own libraries.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Libraries of every machine: libc, libstdc++, libgcc, and those of the loader. */
const basic =
  /\/(ld-linux|libc\.|libc-|libm\.|libdl\.|libpthread\.|librt\.|libresolv|libstdc\+\+|libgcc_s|libnss_)/;

const check = (isTrue, text) => {
  if (!isTrue) throw new Error(`The release does not work: ${text}`);
};

/** Isolates the network to the loopback interface. Without permission for a namespace, the network stays open. */
const isolated = (() => {
  const script = 'ip link set lo up && exec "$@"';
  const commands = [
    ['unshare', '-n', 'sh', '-c', script, 'sh'],
    ['sudo', '-n', 'unshare', '-n', 'sh', '-c', script, 'sh'],
  ];
  return commands.find(([command, ...args]) => spawnSync(command, [...args, 'true']).status === 0);
})();

const demo = { phone: '+998901234567', password: 'karvon-demo' };

const tryOut = async (folder, dataDir, children) => {
  const began = performance.now();
  const server = spawn(path.join(folder, 'karvon'), [], {
    env: { DATA_DIR: dataDir, PORT: '4139', DEMO: 'on', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(server);
  const ended = new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const url = 'http://127.0.0.1:4139';
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) {
    check(server.exitCode === null, 'it ended while it started');
    check(performance.now() - began < 180_000, 'it was not ready after three minutes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const startedIn = performance.now() - began;
  const login = await fetch(`${url}/main/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { access } = await login.json();
  check(login.ok, `signing in answers ${String(login.status)}`);
  const cars = await fetch(`${url}/main/autos?size=5`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const { results } = await cars.json();
  check(results?.length === 5, 'there are no cars');
  const image = await fetch(
    new URL(results.find((car) => car.photos?.[0])?.photos[0].thumbnail ?? '/favicon.svg', url),
  );
  check(image.ok, 'an image is missing');
  const page = await (await fetch(`${url}/login`)).text();
  const script = /(?:src|href)="(\/[^"]+\.js)"/.exec(page)?.[1];
  check(script !== undefined && (await fetch(`${url}${script}`)).ok, 'the page has no script');
  const foreign = new Set();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let program = '';
    try {
      program = readlinkSync(`/proc/${pid}/exe`);
      if (!program.startsWith(folder)) continue;
      for (const [, file] of readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(
        / (\/\S+\.so[\d.]*)/g,
      ))
        if (!file.startsWith(folder) && !basic.test(file)) foreign.add(file);
    } catch {
      // The process belongs to another user, or has just ended.
    }
  }
  check(foreign.size === 0, `it needs libraries of this machine: ${[...foreign].join(', ')}`);
  const stopping = performance.now();
  server.kill('SIGTERM');
  const { code } = await ended;
  check(code === 0, `it ended with ${String(code)}`);
  process.stdout.write(
    `Tried: ready after ${(startedIn / 1000).toFixed(1)} s, signed in, ${String(results.length)} cars and an image read, stopped after ${((performance.now() - stopping) / 1000).toFixed(1)} s.\n`,
  );
};

/** Checks the unit. Skipped without systemd. */
const checkUnit = (folder, empty) => {
  const unit = path.join(empty, 'karvon.service');
  const text = readFileSync(path.join(folder, 'karvon.service'), 'utf8');
  writeFileSync(unit, text.replaceAll('/opt/karvon', folder));
  const read = spawnSync('systemd-analyze', ['verify', '--recursive-errors=no', unit], {
    encoding: 'utf8',
  });
  if (read.error !== undefined)
    process.stdout.write('There is no systemd: its unit was not read.\n');
  else check(read.status === 0 && !read.stderr.includes(unit), read.stderr);
};

const instructions =
  /^(FROM|RUN|COPY|USER|ENV|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT|CMD|WORKDIR|LABEL|ARG)$/;

/** Checks the Dockerfile without building it: instructions, commands that are lists, and files that the image needs. */
export const checkDockerfile = (folder) => {
  const text = readFileSync(path.join(folder, 'Dockerfile'), 'utf8');
  const lines = text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }));
  for (const { name } of lines) check(instructions.test(name), `Dockerfile: ${name}`);
  const restOf = (name) => lines.findLast((line) => line.name === name)?.rest ?? '';
  check(lines[0]?.name === 'FROM', 'Dockerfile: FROM is not first');
  check(!/(^|:)(latest|root|0)?$/.test(restOf('FROM')), 'Dockerfile: FROM names no release');
  check(!/^(root|0)?$/.test(restOf('USER')), 'Dockerfile: it runs as root');
  check(
    !restOf('RUN').includes('--create-home'),
    'Dockerfile: the data folder gets files of /etc/skel, and a folder with files of others is none',
  );
  const [, target] = /^\. (\S+)$/.exec(restOf('COPY')) ?? [];
  check(target !== undefined, 'Dockerfile: COPY takes another folder than this one');
  for (const name of ['ENTRYPOINT', 'HEALTHCHECK']) {
    const list = /\[.*\]$/.exec(restOf(name))?.[0];
    check(
      list !== undefined,
      `Dockerfile: ${name} is no list, so a shell would swallow the signal`,
    );
    const [program = ''] = JSON.parse(list);
    check(program.startsWith(`${target}/`), `Dockerfile: ${name} starts ${program}`);
    check(
      existsSync(path.join(folder, path.relative(target, program))),
      `Dockerfile: ${program} is not in the archive`,
    );
  }
};

/** @throws Error when the archive does not start, serve and stop by itself */
export const tryRelease = async (archive) => {
  const empty = mkdtempSync(path.join(tmpdir(), 'karvon-release-'));
  // For root the database runs as nobody, who needs access to this folder.
  chmodSync(empty, 0o755);
  try {
    const unpacked = spawnSync('tar', ['-xzf', archive, '-C', empty], { encoding: 'utf8' });
    check(unpacked.status === 0, unpacked.stderr);
    const [name = ''] = readdirSync(empty);
    const folder = path.join(empty, name);
    checkUnit(folder, empty);
    checkDockerfile(folder);
    const node = path.join(folder, 'bin/node');
    const args = [import.meta.filename, folder, path.join(empty, 'data')];
    const [command, ...rest] = [...(isolated ?? []), node, ...args];
    if (isolated === undefined)
      process.stdout.write(
        'No network of its own can be had here: tried with the network of this machine.\n',
      );
    const result = spawnSync(command, rest, {
      cwd: empty,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      stdio: 'inherit',
    });
    check(result.status === 0, 'see above');
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
};

const [, file, folder, dataDir] = process.argv;
if (file === import.meta.filename) {
  const children = [];
  try {
    await tryOut(folder, dataDir, children);
  } catch (error) {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(
      children.map(
        (child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve)),
      ),
    );
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
