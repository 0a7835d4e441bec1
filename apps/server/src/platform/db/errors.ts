/** The row does not exist or belongs to another business. Both look alike, so that existence is not revealed. */
export class NotFound extends Error {
  constructor(table: string) {
    super(`There is no such row in ${table}.`);
    this.name = 'NotFound';
  }
}

export class VersionConflict extends Error {
  readonly current: unknown;

  constructor(table: string, current: unknown) {
    super(`The row in ${table} has another version.`);
    this.name = 'VersionConflict';
    this.current = current;
  }
}

export class TooManyRows extends Error {
  constructor(most: number) {
    super(`A file has at most ${most} rows.`);
    this.name = 'TooManyRows';
  }
}
