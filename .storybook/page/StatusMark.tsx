import {
  CircleCheck,
  FlaskConical,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Badge, type BadgeTone } from '../../packages/ui/src/components/Badge/Badge';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';

const styles = {
  draft: { tone: 'warn', icon: PencilLine, label: 'Draft' },
  beta: { tone: 'info', icon: FlaskConical, label: 'Beta' },
  stable: { tone: 'success', icon: CircleCheck, label: 'Stable' },
  deprecated: { tone: 'danger', icon: TriangleAlert, label: 'Deprecated' },
} as const satisfies Record<
  ComponentDocs['status'],
  { tone: BadgeTone; icon: LucideIcon; label: string }
>;

/** Badge with the status of a component. */
export function StatusMark({ status }: { status: ComponentDocs['status'] }) {
  const { tone, icon, label } = styles[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
