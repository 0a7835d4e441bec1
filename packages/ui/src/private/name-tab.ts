import { createContext } from 'react';

/** Names the browser's tab after a page. @returns takes the name away */
export type NameTab = (title: string) => () => void;

export const NameTabContext = createContext<NameTab | undefined>(undefined);
