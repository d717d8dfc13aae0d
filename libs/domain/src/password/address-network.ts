/**
 * What one connection to the internet has, for limits by network address: an IPv4 address as it is, of an IPv6 address
 * the first 64 bits, as a household gets at least so many addresses to choose from (RFC 6177). An IPv4 address written as
 * IPv6 is the same as without. What is no address stays as it is.
 */
export function addressNetwork(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!bare.includes(':')) return bare;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1]) return mapped[1];
  const [front = '', back] = bare.split('::', 2);
  const groups = front === '' ? [] : front.split(':');
  const after = back ? back.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const written = groups.length + after.length + (bare.includes('.') ? 1 : 0);
  const all =
    back === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...after];
  const first = all.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}
