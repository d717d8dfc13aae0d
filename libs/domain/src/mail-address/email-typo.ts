import { run } from '@zootools/email-spell-checker';
import { normalizeEmail } from './email.ts';

/** Where people of the sixteen markets have their mail; what is written like one of these is right. */
const providers = [
  'gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com icloud.com me.com mac.com aol.com',
  'ymail.com rocketmail.com mail.com email.com proton.me protonmail.com pm.me tutanota.com gmx.com gmx.net zoho.com',
  'hotmail.co.uk outlook.co.uk live.co.uk yahoo.co.uk btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com',
  'bt.com tiscali.co.uk blueyonder.co.uk o2.co.uk eircom.net yahoo.ie live.ie outlook.ie hotmail.ie',
  'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net',
  'ziggo.nl kpnmail.nl hotmail.nl live.nl outlook.nl planet.nl home.nl xs4all.nl casema.nl hetnet.nl chello.nl upcmail.nl',
  'quicknet.nl zeelandnet.nl kpnplanet.nl telenet.be skynet.be proximus.be hotmail.be outlook.be live.be scarlet.be',
  'web.de gmx.de t-online.de freenet.de mail.de posteo.de arcor.de hotmail.de outlook.de live.de yahoo.de vodafone.de',
  'gmx.at aon.at a1.net chello.at hotmail.at bluewin.ch gmx.ch hispeed.ch sunrise.ch hotmail.ch outlook.at',
  'libero.it virgilio.it alice.it tiscali.it tin.it hotmail.it outlook.it live.it yahoo.it fastwebnet.it inwind.it',
  'orange.fr wanadoo.fr free.fr sfr.fr laposte.net hotmail.fr outlook.fr live.fr yahoo.fr bbox.fr neuf.fr numericable.fr',
  'telefonica.net hotmail.es outlook.es yahoo.es live.es terra.es movistar.es orange.es',
  'wp.pl onet.pl o2.pl interia.pl op.pl gazeta.pl poczta.onet.pl tlen.pl vp.pl onet.eu interia.eu outlook.pl',
  'mail.dk hotmail.dk live.dk outlook.dk yahoo.dk stofanet.dk jubii.dk tdcadsl.dk youmail.dk',
  'kolumbus.fi elisanet.fi luukku.com suomi24.fi hotmail.fi outlook.fi saunalahti.fi dnainternet.net netti.fi',
  'online.no hotmail.no live.no outlook.no yahoo.no getmail.no broadpark.no frisurf.no',
  'telia.com bredband.net hotmail.se live.se outlook.se yahoo.se spray.se comhem.se tele2.se bahnhof.se passagen.se',
].flatMap((line) => line.split(' '));

const known: ReadonlySet<string> = new Set(providers);

/** Among short names many are somebody's own; the longer the name, the surer a small difference is a slip. */
const shortestForOneSlip = 7;
const shortestForTwoSlips = 9;
const mostSlips = 2;

/** Letters added, left out, changed or swapped with their neighbour between two words. */
function slipsBetween(first: string, second: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      const swapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      const costs = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!same),
      ];
      if (swapped) costs.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...costs));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}

/**
 * The address that was probably meant, when its domain is written almost like a common provider's (`anna@gmial.com` →
 * `anna@gmail.com`); null when nothing needs to be asked. What stands before the @ is never changed. A question only: the
 * address as typed may be right.
 */
export function suggestEmail(email: string): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = normalizeEmail(typed).split('@').at(-1) ?? '';
  if (at < 1 || typed.indexOf('@') !== at || domain === '' || known.has(domain)) return null;
  // Its own cleaning of the local part and its guesses at top level domains are left aside.
  const found = run({
    email: `a@${domain}`,
    domains: providers,
    secondLevelDomains: [],
    topLevelDomains: [],
    domainThreshold: mostSlips,
    distanceFunction: slipsBetween,
  });
  if (!found || !known.has(found.domain)) return null;
  const slips = slipsBetween(domain, found.domain);
  const shortest = slips > 1 ? shortestForTwoSlips : shortestForOneSlip;
  return found.domain.length < shortest || slips > mostSlips ? null : `${typed.slice(0, at)}@${found.domain}`;
}
