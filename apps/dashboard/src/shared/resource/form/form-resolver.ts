import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldProblems } from './form-definition';

export function formResolver<Values extends FieldValues>(
  rules: (values: Values) => FieldProblems<Values> | Promise<FieldProblems<Values>>,
): Resolver<Values> {
  const schema = z
    .custom<Values>(() => true)
    .check(async (context) => {
      const problems: Record<string, string | undefined> = await rules(context.value);
      for (const [path, message] of Object.entries(problems))
        if (message !== undefined)
          context.issues.push({
            code: 'custom',
            path: path.split('.'),
            message,
            input: context.value,
          });
    });
  return zodResolver(schema);
}
