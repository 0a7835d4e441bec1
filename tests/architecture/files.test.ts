import { describe, expect, it } from 'vitest';
import { lineCount, projectFiles, read, sourceFiles } from './source-files';

const isTest = (path: string) => /\.(test|stories|docs|sample)\.tsx?$/.test(path);
/** Data tables (catalogue rows, drawings) may be as long as their content. */
const isData = (path: string) =>
  /\/(catalogue|demo)\/.*(-data|bodies|paints|prices)\.ts$/.test(path);

describe('file sizes', () => {
  it('keeps every source file at 350 lines or fewer', () => {
    const long = sourceFiles()
      .filter((path) => !isTest(path) && !isData(path))
      .map((path) => ({ path, lines: lineCount(path) }))
      .filter(({ lines }) => lines > 350);
    expect(long).toEqual([]);
  });

  it('keeps the median source file under 120 lines', () => {
    const sizes = sourceFiles()
      .filter((path) => !isTest(path) && !isData(path))
      .map(lineCount)
      .toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(120);
  });
});

describe('file names', () => {
  it('names every file by its subject', () => {
    const vague = projectFiles().filter((path) =>
      /(^|\/)(utils?|helpers?|misc|common)(\.|\/|$)/i.test(
        path.replace(/public\/locales\/(ru|uz)\/common\.json$/, ''),
      ),
    );
    expect(vague).toEqual([]);
  });

  it('writes components in PascalCase and everything else in kebab-case', () => {
    const wrong = sourceFiles().filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      if (/^(routes|main|providers|router)(\.[a-z-]+)*\.tsx?$/.test(name)) return false;
      const stem = name.replace(
        /(\.(css|stories|docs|sample|test|slow|browser|config|prerender|module|fixture|routes|service|repository|mapper))*\.tsx?$/,
        '',
      );
      const isPascal = /^[A-Z][A-Za-z0-9]*$/.test(stem);
      const isKebab = /^[a-z0-9_]+(-[a-z0-9]+)*$/.test(stem);
      if (name.endsWith('.tsx')) return !(isPascal || isKebab);
      return !(isKebab || (isPascal && /\.(css|test)\.ts$/.test(name)));
    });
    expect(wrong).toEqual([]);
  });
});

describe('escapes', () => {
  it('has no type escape in hand-written code', () => {
    const escapes = sourceFiles()
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        read(path)
          .split('\n')
          .map((line, index) => ({ at: `${path}:${String(index + 1)}`, line: line.trim() }))
          .filter(({ line }) =>
            /\bas any\b|\bas unknown as\b|@ts-(ignore|expect-error|nocheck)/.test(line),
          ),
      );
    expect(escapes).toEqual([]);
  });

  it('writes no queryKey literal and no raw query outside packages/api', () => {
    const raw = sourceFiles()
      .filter((path) => path.startsWith('apps/dashboard/src/'))
      .filter((path) => !isTest(path) && !path.includes('/src/testing/'))
      .filter((path) => /queryKey:\s*\[|\buseQuery\(\{/.test(read(path)));
    expect(raw).toEqual([]);
  });

  it('makes every screen of the design system: the rooms with sheets of their own are named', () => {
    // ADR 0015 and 0030 explain the folders with styles of their own. Pages only hides and restores pages.
    const own =
      /^apps\/dashboard\/src\/(features\/landing|shared\/(native|images|print|marketplace)|app\/(skeleton|boot|RouteError|layouts\/Pages))\b/;
    const sheets = sourceFiles().filter(
      (path) => /^apps\/dashboard\/src\/.*\.css\.ts$/.test(path) && !own.test(path),
    );
    expect(sheets).toEqual([]);
  });

  it('says which outside system each useEffect of a feature talks to', () => {
    const silent = sourceFiles()
      .filter((path) => /apps\/dashboard\/src\/features\//.test(path) && !isTest(path))
      .flatMap((path) => {
        const lines = read(path).split('\n');
        return lines.flatMap((line, index) =>
          /\buse(Layout)?Effect\(/.test(line) && !/\/\/|\*\//.test(lines[index - 1] ?? '')
            ? [`${path}:${String(index + 1)}`]
            : [],
        );
      });
    expect(silent).toEqual([]);
  });
});

describe('lock file', () => {
  it('names no address of a registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});

describe('actions', () => {
  /** A button that waits for the server explains why it is disabled: missing permission, or no network. */
  it('has no plain Button that is pending; signing in and out, asking again and finding the device are begun without a network too', () => {
    const free =
      /\/features\/auth\/|\/app\/layouts\/|\/query\/QueryFailed\.tsx$|\/profile\/ProfilePage\.tsx$|\/avtosalons\/HereButton\.tsx$/;
    const plain = sourceFiles()
      .filter((path) => /^apps\/dashboard\/src\/.*\.tsx$/.test(path) && !isTest(path))
      .filter((path) => !free.test(path))
      .filter((path) => /<(Icon)?Button\s(?:[^<>]|=>|<[a-z]*>)*?isPending=/.test(read(path)));
    expect(plain).toEqual([]);
  });
});
