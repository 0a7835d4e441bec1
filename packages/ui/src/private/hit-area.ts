/**
 * What a touch meets around a control that is rendered smaller: 44 px each way, unseen, and no more than the control where that is larger.
 * For `[media.coarse]` of a control that is `position: relative` and lets its parts out.
 */
export const hitArea = {
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    width: 'max(100%, 44px)',
    height: 'max(100%, 44px)',
    translate: '-50% -50%',
  },
} as const;
