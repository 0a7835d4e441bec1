import { Heading } from '@karvon/ui/Heading';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import * as native from '../../shared/native/native.css';

interface TaskFormProps {
  title: string;
  lead: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
  after?: ReactNode;
}

/** Form of a sign-in page. Native validation is off, since fields show errors in the page's language. */
export function TaskForm({ title, lead, onSubmit, children, after }: TaskFormProps) {
  return (
    <form
      noValidate
      className={native.taskForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={native.taskHeader}>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text as="p" tone="muted">
          {lead}
        </Text>
      </div>
      {children}
      {after && (
        <div className={native.taskAfter}>
          <Text as="p" size="sm" tone="muted">
            {after}
          </Text>
        </div>
      )}
    </form>
  );
}
