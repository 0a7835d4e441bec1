const nearest = { block: 'nearest' } as const;

/**
 * Scrolls until the field that has the focus is seen with its message. Once the messages are rendered: those above it push it away, its
 * own is below it, and a focus scrolls only as far as the control.
 */
export function showFocused(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const control = document.activeElement;
      // A group of choices is described as a whole.
      const described = control?.closest('[aria-describedby]')?.getAttribute('aria-describedby');
      for (const id of described?.split(' ') ?? [])
        document.getElementById(id)?.scrollIntoView(nearest);
      control?.scrollIntoView(nearest);
    }),
  );
}
