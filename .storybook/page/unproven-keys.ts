/**
 * Components whose keys no story presses yet; their tests may. It may only shrink: take a name out in the change that brings a story
 * tagged `keyboard`. Those that take no focus are not asked.
 */
export const unproven: readonly string[] = [];

/** Keys that a page names and neither a story nor a test of the component presses, as `Component Key`. It may only shrink too. */
export const unpressed: readonly string[] = [
  'AppShell Space',
  'BottomSheet Shift',
  'Breadcrumbs Enter',
  'CodeField Control',
  'Composer ArrowLeft',
  'Composer Control',
  'CountLinks Enter',
  'Dialog Shift',
  'Drawer Shift',
  'IconButton Escape',
  'IconLink Enter',
  'IconLink Space',
  'IconLink Escape',
  'LineChart ArrowRight',
  'LinkButton Enter',
  'LinkButton Space',
  'LinkButton Control',
  'MediaCard Enter',
  'MediaRow Enter',
  'MoneyField Enter',
  'NumberField Backspace',
  'NumberField Enter',
  'PasswordField Enter',
  'PhoneField Enter',
  'PlaceCard Enter',
  'Select Space',
  'StackedBar Enter',
  'Tabs Enter',
  'TextField Enter',
  'TextField End',
  'TimeField Backspace',
  'TimeField Enter',
];
