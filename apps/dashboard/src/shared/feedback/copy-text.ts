import { toast } from './toast';

export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await toast({ tone: 'success', title: said });
}
