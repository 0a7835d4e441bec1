import { toast } from './toast';

/** Puts a text into the clipboard. @param said what a toast says then */
export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await toast({ tone: 'success', title: said });
}
