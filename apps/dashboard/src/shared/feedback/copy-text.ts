import { toast } from './toast';

/** Copies a text. @param said text of the toast */
export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await toast({ tone: 'success', title: said });
}
