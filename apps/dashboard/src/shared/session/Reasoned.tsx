import { Button, type ButtonProps } from '@karvon/ui/Button';
import { LinkButton, type LinkButtonProps } from '@karvon/ui/LinkButton';
import type { MenuItem } from '@karvon/ui/Menu';
import { Tooltip } from '@karvon/ui/Tooltip';
import type { Permission } from '@karvon/api/main';
import { useMember } from './member';

type WithReason<Props> = Props & {
  /** Why it cannot be done: `may(…).reason`. Undefined where it can. */
  reason: string | undefined;
};

/** A button that stays in its place when it may not be pressed, and says who may. */
export function ReasonedButton({ reason, ...props }: WithReason<ButtonProps>) {
  return (
    <Tooltip content={reason}>
      <Button {...props} {...(reason !== undefined && { disabledReason: reason })} />
    </Tooltip>
  );
}

/** The same for what leads to a page. */
export function ReasonedLink({ reason, ...props }: WithReason<LinkButtonProps>) {
  if (reason === undefined) return <LinkButton {...props} />;
  const { children, variant, size, icon } = props;
  return (
    <ReasonedButton
      reason={reason}
      {...(variant && { variant })}
      {...(size && { size })}
      {...(icon && { icon })}
    >
      {children}
    </ReasonedButton>
  );
}

/** The same for where only the permission is known, such as in a definition. */
export function PermittedLink({ needs, ...props }: LinkButtonProps & { needs: Permission }) {
  return <ReasonedLink {...props} reason={useMember().may(needs).reason} />;
}

/** The same for a row of a menu. */
export const reasonedItem = (item: MenuItem, reason: string | undefined): MenuItem =>
  reason === undefined ? item : { ...item, isDisabled: true, description: reason };
