import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

/** One text on its way to a translator and back. */
export interface XliffUnit {
  readonly id: string;
  readonly source: string;
  /** Null while there is no translation. */
  readonly target: string | null;
  /** What translators are told about it. */
  readonly note: string;
}

export interface XliffFile {
  readonly locale: string;
  /** With the line of each unit in the file. */
  readonly units: readonly (XliffUnit & { readonly line: number })[];
}

/** Why a file cannot be read, with the line where that shows. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, indentBy: '  ' });

/** An XLIFF 2.0 file with one unit a text; ICU stays as plain text. */
export const writeXliff = (locale: string, units: readonly XliffUnit[]): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    xliff: {
      '@_xmlns': 'urn:oasis:names:tc:xliff:document:2.0',
      '@_version': '2.0',
      '@_srcLang': 'en',
      '@_trgLang': locale,
      file: {
        '@_id': 'vesper',
        '@_original': `locales/${locale}.json`,
        // A text is one sentence for ICU, whatever it looks like: platforms may not cut it or tidy its spaces.
        '@_canResegment': 'no',
        '@_xml:space': 'preserve',
        unit: units.map(({ id, source, target, note }) => ({
          '@_id': id,
          ...(note && { notes: { note: { '@_category': 'description', '#text': note } } }),
          segment: {
            '@_state': target === null ? 'initial' : 'translated',
            source,
            ...(target !== null && { target }),
          },
        })),
      },
    },
  });

type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined };

const lists = ['file', 'group', 'unit', 'segment', 'note'];
const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // Character references such as `&#xE9;`, which are plain XML, come with this setting only.
  htmlEntities: true,
  captureMetaData: true,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.includes(name),
});

const all = (node: XmlNode | undefined, name: string): readonly XmlNode[] => {
  const found = typeof node === 'object' ? node[name] : undefined;
  if (found === undefined) return [];
  return Array.isArray(found) ? (found as readonly XmlNode[]) : [found as XmlNode];
};
const attribute = (node: XmlNode | undefined, name: string): string =>
  String(all(node, `@_${name}`)[0] ?? '');

const childNames = (node: XmlNode): string[] =>
  typeof node === 'string' ? [] : Object.keys(node).filter((name) => !/^(@_|#text)/.test(name));

const textOf = (node: XmlNode | undefined): string | null => {
  if (node === undefined || typeof node === 'string') return node ?? null;
  return String(all(node, '#text')[0] ?? '');
};

const metaData = XMLParser.getMetaDataSymbol() as unknown as symbol;

/** The line of an element, from the offset that the parser keeps beside it. */
const lineOf = (xml: string, node: XmlNode): number => {
  if (typeof node === 'string') return 1;
  const { startIndex } = ((node as Record<symbol, unknown>)[metaData] ?? {}) as { startIndex?: number };
  return xml.slice(0, startIndex ?? 0).split('\n').length;
};

const readUnit = (xml: string, node: XmlNode): XliffFile['units'][number] => {
  const id = attribute(node, 'id');
  const line = lineOf(xml, node);
  const [segment, second] = all(node, 'segment');
  if (!segment || second) throw new XliffError(line, `"${id}" must have one segment`);
  const [source] = all(segment, 'source');
  const [target] = all(segment, 'target');
  for (const part of [source, target]) {
    const [inline] = part === undefined ? [] : childNames(part);
    if (inline) throw new XliffError(line, `"${id}" holds <${inline}>; tags of a text are written as text`);
  }
  const note = textOf(all(all(node, 'notes')[0], 'note')[0]) ?? '';
  return { id, source: textOf(source) ?? '', target: textOf(target) || null, note, line };
};

const unitsIn = (node: XmlNode): XmlNode[] => [
  ...all(node, 'unit'),
  ...all(node, 'group').flatMap((group) => unitsIn(group)),
];

/** Reads an XLIFF 2 file. Throws an XliffError when it is none. */
export const readXliff = (xml: string): XliffFile => {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) throw new XliffError(wellFormed.err.line, wellFormed.err.msg);
  const [root] = all(parser.parse(xml) as XmlNode, 'xliff');
  if (!root || !attribute(root, 'version').startsWith('2.'))
    throw new XliffError(1, 'this is no XLIFF 2 file');
  const units = all(root, 'file').flatMap((file) => unitsIn(file).map((unit) => readUnit(xml, unit)));
  return { locale: attribute(root, 'trgLang'), units };
};
