import { describe, expect, it } from 'vitest';
import { readXliff, writeXliff, XliffError } from './xliff.ts';

const unit = { id: 'chat.send', source: 'Send', target: 'Senden', note: 'Button' };
const fileOf = (units: string): string =>
  `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">\n<file id="f">\n${units}\n</file>\n</xliff>`;

describe('writeXliff and readXliff', () => {
  it.each([
    ['signs of XML', `a < b & "c" > 'd' <b>{name}</b> &amp; &#65; &lt;`],
    ['plurals', '{count, plural, one {# message} other {# messages}}'],
    ['spaces and lines', '  first\n  second '],
    ['letters of all kinds', 'Zażółć „gęślą” – jaźń 😀 ß é'],
    ['what looks like a number', '007'],
  ])('keep %s', (_what, text) => {
    const units = [{ id: 'a.b', source: text, target: text, note: text.trim() }];
    const read = readXliff(writeXliff('pl', units));
    expect(read.locale).toBe('pl');
    expect(read.units.map(({ line: _line, ...rest }) => rest)).toEqual(units);
  });

  it('says what is still to be translated', () => {
    const xml = writeXliff('de', [
      { ...unit, target: null },
      { ...unit, id: 'chat.photo' },
    ]);
    expect(xml.match(/state="\w+"/g)).toEqual(['state="initial"', 'state="translated"']);
    expect(readXliff(xml).units[0]?.target).toBeNull();
  });

  it('knows the line of a unit', () => {
    expect(readXliff(writeXliff('de', [unit, { ...unit, id: 'chat.photo' }])).units[1]?.line).toBe(13);
  });

  it('reads what platforms write: groups, character references, CDATA, an attribute on the text', () => {
    const read = readXliff(
      fileOf(
        '<group id="g"><unit id="a.b"><segment id="s1"><source>Caf&#xE9;</source><target xml:lang="de"><![CDATA[<b>Caf\u00e9</b>]]></target></segment></unit></group>',
      ),
    );
    expect(read.units).toMatchObject([{ id: 'a.b', source: 'Café', target: '<b>Café</b>', line: 4 }]);
  });

  it.each([
    ['XML that ends too early', '<xliff version="2.0">\n<file>', /.+/],
    ['the older XLIFF', '<xliff version="1.2"><file/></xliff>', /no XLIFF 2/],
    [
      'a text cut in two',
      fileOf(
        '<unit id="a.b"><segment><source>A.</source></segment><segment><source>B.</source></segment></unit>',
      ),
      /"a\.b" must have one segment/,
    ],
    [
      'inline markup',
      fileOf('<unit id="a.b"><segment><source>A</source><target>A <ph id="1"/></target></segment></unit>'),
      /"a\.b" holds <ph>/,
    ],
  ])('refuse %s', (_what, xml, message) => {
    expect(() => readXliff(xml)).toThrow(XliffError);
    expect(() => readXliff(xml)).toThrow(message);
  });
});
