import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';

export type PasswordDoubt = 'blank' | 'capsLock' | 'layout';

export function passwordDoubt(password: string, isCapsLock: boolean): PasswordDoubt | undefined {
  if (password === '') return undefined;
  if (password.trim() !== password) return 'blank';
  if (/[а-яё]/i.test(password)) return 'layout';
  return isCapsLock ? 'capsLock' : undefined;
}

/** Warns about likely mistakes in a password before it is sent. The server's error would not name them. */
export function usePasswordDoubt() {
  const t = useText();
  const [isCapsLock, setCapsLock] = useState(false);
  // Outside system: the keyboard. A browser that fills in a password sends keys without modifiers.
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) setCapsLock(event.getModifierState('CapsLock'));
    };
    addEventListener('keyup', listen);
    return () => removeEventListener('keyup', listen);
  }, []);
  return {
    textOf: (password: string): string | undefined => {
      const doubt = passwordDoubt(password, isCapsLock);
      return doubt && t(`common:passwordDoubt.${doubt}`);
    },
  };
}
