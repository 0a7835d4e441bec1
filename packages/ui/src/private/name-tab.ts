import { createContext } from 'react';

/**
 * Sets the title of the browser tab.
 * @returns removes it
 */
export type NameTab = (title: string) => () => void;

export const NameTabContext = createContext<NameTab | undefined>(undefined);
