import { Button, type ButtonProps } from '@karvon/ui/Button';
import { IconButton, type IconButtonProps } from '@karvon/ui/IconButton';
import type { MenuItem } from '@karvon/ui/Menu';
import { Tooltip } from '@karvon/ui/Tooltip';
import type { Permission } from '@karvon/api/main';
import { useIsOffline } from '../offline/network';
import { useText } from '../i18n/use-text';
import { useMember } from './member';

type ButtonLinkProps = Extract<ButtonProps, { href: string }>;

interface WithReason {
  reason?: string | undefined;
}

/** Reason of a disabled action. Opening and typing need no network. @param own `may(…).reason` */
export function useActionReason(own?: string): string | undefined {
  const t = useText();
  const offline = useIsOffline() ? t('common:noNetwork') : undefined;
  return own ?? offline;
}

/** A button that stays visible when disabled, and shows the missing permission or network. */
export function ReasonedButton({
  reason: own,
  ...props
}: Exclude<ButtonProps, ButtonLinkProps> & WithReason) {
  const reason = useActionReason(own);
  return (
    <Tooltip content={reason}>
      <Button {...props} {...(reason !== undefined && { disabledReason: reason })} />
    </Tooltip>
  );
}

export function ReasonedIconButton({ reason: own, ...props }: IconButtonProps & WithReason) {
  const reason = useActionReason(own);
  if (reason === undefined) return <IconButton {...props} />;
  const name = `${props['aria-label']}: ${reason}`;
  return <IconButton {...props} isDisabled aria-label={name} tooltip={reason} />;
}

/** A disabled link when the user lacks the permission. Pages open without a network as well. */
export function ReasonedLink({ reason, ...props }: ButtonLinkProps & WithReason) {
  if (reason === undefined) return <Button {...props} />;
  const { children, variant, size, icon, isFullWidth } = props;
  return (
    <ReasonedButton
      reason={reason}
      variant={variant}
      size={size}
      icon={icon}
      isFullWidth={isFullWidth}
    >
      {children}
    </ReasonedButton>
  );
}

export function PermittedLink({ needs, ...props }: ButtonLinkProps & { needs: Permission }) {
  return <ReasonedLink {...props} reason={useMember().may(needs).reason} />;
}

/** Disables a menu item with a reason. For an action use the reason of `useActionReason`. */
export const reasonedItem = (item: MenuItem, reason: string | undefined): MenuItem =>
  reason === undefined ? item : { ...item, isDisabled: true, description: reason };
