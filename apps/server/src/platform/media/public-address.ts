import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are not public: private, link-local, cloud metadata and so on (IANA's registries). */
const innerV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const inner = new BlockList();
for (const [network, bits] of innerV4) inner.addSubnet(network, bits, 'ipv4');

/** Global unicast. All other IPv6 addresses are local, mapped, reserved or multicast. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Excluded ranges of it: documentation, benchmarks, and tunnels that embed an IPv4 address. */
const innerV6 = new BlockList();
innerV6.addSubnet('2001::', 23, 'ipv6');
innerV6.addSubnet('2001:db8::', 32, 'ipv6');
innerV6.addSubnet('2002::', 16, 'ipv6');
innerV6.addSubnet('3fff::', 20, 'ipv6');

/** False for a text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return globalV6.check(address, 'ipv6') && !innerV6.check(address, 'ipv6');
}
