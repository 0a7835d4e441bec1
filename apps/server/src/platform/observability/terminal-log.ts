/** pino's level. Lower levels are not shown in a terminal. */
const warning = 40;
const error = 50;

interface LogLine {
  level: number;
  /** Milliseconds since 1970. */
  time: number;
  msg: string;
  /** A step of the start that may take a while. */
  step?: boolean;
  err?: { message?: string };
  reason?: string;
}

const isLogLine = (value: unknown): value is LogLine =>
  typeof value === 'object' &&
  value !== null &&
  'level' in value &&
  typeof value.level === 'number' &&
  'time' in value &&
  typeof value.time === 'number' &&
  'msg' in value &&
  typeof value.msg === 'string';

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Steps of the start, warnings and errors with time and reason; no requests. @returns a destination for pino's lines of JSON */
export function terminalLog(write: (text: string) => void): { write(line: string): void } {
  return {
    write(line) {
      const entry = parse(line);
      if (!isLogLine(entry)) return write(line);
      const { level, time, msg, step, err, reason } = entry;
      if (step === true) return write(`${msg}\n`);
      if (level < warning) return undefined;
      const why = err?.message ?? reason;
      const clock = new Date(time).toTimeString().slice(0, 8);
      return write(
        `${clock} ${level < error ? 'warning' : 'error'}: ${msg}${why === undefined || why === msg ? '' : ` (${why})`}\n`,
      );
    },
  };
}
