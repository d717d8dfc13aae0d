import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestEmail } from './email-typo.ts';

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.cm', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@gmailcom', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@hotmal.nl', 'anna@hotmail.nl'],
  ['anna@homtail.fr', 'anna@hotmail.fr'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@yahooo.co.uk', 'anna@yahoo.co.uk'],
  ['anna@icluod.com', 'anna@icloud.com'],
  ['anna@zigo.nl', 'anna@ziggo.nl'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
  ['anna@tonline.de', 'anna@t-online.de'],
  ['anna@libreo.it', 'anna@libero.it'],
  ['anna@virglio.it', 'anna@virgilio.it'],
  ['anna@ornage.fr', 'anna@orange.fr'],
  ['anna@wanado.fr', 'anna@wanadoo.fr'],
  ['anna@laposte.ent', 'anna@laposte.net'],
  ['anna@interia.lp', 'anna@interia.pl'],
  ['anna@btinternt.com', 'anna@btinternet.com'],
  ['anna@bluewinn.ch', 'anna@bluewin.ch'],
  ['anna@telai.com', 'anna@telia.com'],
  ['anna@kolumbus.if', 'anna@kolumbus.fi'],
  ['anna@onlne.no', 'anna@online.no'],
  [' Anna.B+x@GMIAL.com ', 'Anna.B+x@gmail.com'],
  ['o’neill@gmial.com', 'o’neill@gmail.com'],
])('asks at %j whether %j was meant', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'anna@gmail.com',
  'ANNA@GMAIL.COM',
  'anna@mail.com',
  'anna@ymail.com',
  'anna@gmx.de',
  'anna@gmx.net',
  'anna@live.nl',
  'anna@wp.pl',
  'anna@op.pl',
  'anna@web.de',
  'anna@example.org',
  'anna@vesper.test',
  'anna@bücher.de',
  'anna@ab.pl',
  'anna@wb.de',
  'anna@hp.com',
  'anna@university.edu',
  'anna@gmail',
  'anna@',
  '@gmial.com',
  'a@b@gmial.com',
  'anna',
  '',
])('asks nothing at %j', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

it('never changes what stands before the @, and never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom('gmial.com', 'hotmal.nl', 'x'),
      (local, domain) => {
        const suggestion = suggestEmail(`${local}@${domain}`);
        if (suggestion !== null) expect(suggestion.startsWith(`${local.trimStart()}@`)).toBe(true);
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => void suggestEmail(text)));
});
