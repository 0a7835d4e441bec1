import { chunkAddress } from './probe-chunk';

/** Loads a stylesheet that was interrupted. The browser keeps the failed link, and vite never requests it again. */
export function repairStyles(error: unknown): Promise<void> {
  const address = chunkAddress(error);
  if (address === undefined || !/\.css(\?|$)/.test(address)) return Promise.resolve();
  const { href } = new URL(address, location.href);
  const dead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find(
    (link) => link.href === href,
  );
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  // The page's policy requires the nonce, which a cloned element would lose.
  if (dead?.nonce) link.nonce = dead.nonce;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
    if (dead === undefined) document.head.append(link);
    else dead.replaceWith(link);
  });
}
