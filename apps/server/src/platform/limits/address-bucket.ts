import { isIPv6 } from 'node:net';

/** A home or an office gets a /64 of IPv6, so its last half distinguishes nobody; an IPv4 address written as IPv6 is IPv4. */
export function addressBucket(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const start = head.split(':').filter((group) => group !== '');
  const end = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}
