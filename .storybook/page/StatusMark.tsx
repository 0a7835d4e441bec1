import { CircleCheck, PencilLine, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../packages/ui/src/components/Badge/Badge';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';

const looks = {
  draft: { tone: 'warn', icon: PencilLine, word: 'Draft' },
  ready: { tone: 'success', icon: CircleCheck, word: 'Ready' },
  deprecated: { tone: 'danger', icon: TriangleAlert, word: 'Deprecated' },
} as const satisfies Record<
  ComponentDocs['status'],
  { tone: BadgeTone; icon: LucideIcon; word: string }
>;

/** How far a component is. */
export function StatusMark({ status }: { status: ComponentDocs['status'] }) {
  const { tone, icon, word } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
