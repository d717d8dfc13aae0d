/**
 * Writes small MMDB files (MaxMind DB format 2.0): a binary tree of 24-bit records over IPv6 addresses, IPv4 under
 * `::/96`, a data section and the metadata.
 */
type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

const types = { text: 2, uint32: 6, map: 7, array: 11 };
const largestDirectSize = 28;

const control = (type: number, size: number): Buffer => {
  if (size > largestDirectSize) throw new RangeError('too long for this writer');
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size]);
};

const encode = (value: Value): Buffer => {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(types.text, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(types.uint32, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(types.array, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  const parts = entries.flatMap(([key, part]) => [encode(key), encode(part)]);
  return Buffer.concat([control(types.map, entries.length), ...parts]);
};

/** The bits of an IPv4 network in the IPv6 tree, or of the first groups of an IPv6 one. */
const bitsOf = (network: string): number[] => {
  const [address = '', length = '0'] = network.split('/');
  const bits = (numbers: readonly number[], width: number): number[] =>
    numbers.flatMap((number) => [...number.toString(2).padStart(width, '0')].map(Number));
  if (address.includes('.'))
    return [
      ...Array<number>(96).fill(0),
      ...bits(address.split('.').map(Number), 8).slice(0, Number(length)),
    ];
  const groups = address.replace(/::$/, '').split(':');
  return bits(
    groups.map((group) => Number.parseInt(group, 16)),
    16,
  ).slice(0, Number(length));
};

type Slot = { node: number } | { data: number } | null;

const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);

/** The bytes of a country database: ISO codes by network (`81.2.69.0/24`, `2a02:a440::/32`). */
export const mmdbFile = (countries: Readonly<Record<string, string>>): Buffer => {
  const nodes: [Slot, Slot][] = [[null, null]];
  const data: Buffer[] = [];
  let size = 0;
  for (const [network, code] of Object.entries(countries)) {
    const entry = encode({ country: { iso_code: code } });
    const bits = bitsOf(network);
    let at = 0;
    bits.forEach((bit, index) => {
      const node = nodes[at] as [Slot, Slot];
      if (index === bits.length - 1) node[bit as 0 | 1] = { data: size };
      else {
        const next = node[bit as 0 | 1];
        at = next && 'node' in next ? next.node : nodes.push([null, null]) - 1;
        node[bit as 0 | 1] = { node: at };
      }
    });
    data.push(entry);
    size += entry.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  const recordOf = (slot: Slot): number => {
    if (slot === null) return nodes.length;
    return 'node' in slot ? slot.node : nodes.length + 16 + slot.data;
  };
  nodes.forEach((node, index) =>
    node.forEach((slot, side) => tree.writeUIntBE(recordOf(slot), index * 6 + side * 3, 3)),
  );
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_780_000_000,
    database_type: 'Test-Country',
    description: { en: 'countries for tests' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
};
