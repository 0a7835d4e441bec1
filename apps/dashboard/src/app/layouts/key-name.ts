/** Mac keyboards have ⌘ instead of Ctrl. */
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

const names: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export const keyName = (key: string): string => names[key] ?? key.replace(/^(?:Key|Digit)/, '');
