import { beforeEach } from 'vitest';

const begun = new Set<string>();

beforeEach(({ task, skip }) => {
  const { filepath } = task.file;
  if (begun.has(filepath)) skip();
  begun.add(filepath);
});
