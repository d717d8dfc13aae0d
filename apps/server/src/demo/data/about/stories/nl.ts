import type { Phrase } from '../about-bank.ts';

export const storiesNl: readonly Phrase[] = [
  'Toen ik een caravan kocht, wist ik niet dat er een vriendengroep bij zat. Op de camping in Zeeland dekken we samen de lange tafel. Ik ben van de mosselen, iemand anders is van de mopjes.',
  'In mijn straat hebben we één keer per jaar een buitenontbijt, met kleden over de weg. De eerste keer waren we met zes, nu komt de burgemeester langs. Hij krijgt hetzelfde krentenbrood als iedereen.',
  'Ik heb een orgeltje geërfd dat op elke toon een beetje hijgt. Op zondag speel ik er psalmen en schlagers op, door elkaar. De bovenbuurman stampt mee, ik denk instemmend.',
  'Een paar jaar terug ben ik de kust af gewandeld, van Cadzand tot Den Helder. Ik heb vijf nachten geslapen bij mensen die ik niet kende. Met drie van hen schrijf ik nog kaarten.',
  'Ik wilde nooit een hond, en toen zat er een bij de dierenarts met één oor overeind. Nu loop ik driemaal daags en ken ik de hele wijk. Die hond heeft meer vrienden dan ik.',
  'Ik ging een keer op zangles om beter te worden. Na een half jaar zei de lerares dat ik in elk geval vrolijker klonk. Dat was ook precies de bedoeling.',
  'Elke winter koop ik een nieuwe tuinbroek en elke zomer zit hij onder de verf. Er staat namelijk een schip op de wal waar wij met zijn vijven aan schuren. Varen doen we misschien, koffiedrinken zeker.',
  'Bij mij aan tafel passen zes mensen, of negen als je van elkaar houdt. Op oudjaarsavond hielden er elf van elkaar. De oliebollen waren op voor tienen.',
  'Ik werd ooit per ongeluk jurylid bij een keuring van Friese paarden. Ik wist niets, knikte veel en schreef drie keer prachtig op. Ze hebben me teruggevraagd.',
  'Achter de dijk staat een oude stoel met een bordje: voor wie even niets hoeft. Ik zit er op vrijdag, met een boek dat dicht blijft. De schapen kennen me.',
  'Mijn tante in Maastricht leerde me dat je vlaai nooit zonder gast aansnijdt. Dus bel ik bij de buren aan zodra de oven uit is. Zo heb ik in een maand het hele portiek leren kennen.',
  'Ik hou een lijst bij van dingen die meevallen. Zwemmen in maart, de tandarts, een lekke band bij mooi weer. De lijst is al vier schriften lang.',
  'Ik kan drie dingen heel goed: fietsbanden plakken, brieven schrijven en stil zijn op het juiste moment. Het laatste heeft het langst geduurd.',
  'Vroeger dacht ik dat je voor een avontuur ver weg moest. Toen nam ik een week lang elke dag een andere bus tot het eindpunt. Ik heb een kaasboerin, een draaimolen en een vergeten kerkhof gevonden.',
  'In de kast ligt een stapel kaarten van mensen die ik op reis ontmoette. Er zit een slager uit Gent bij en een non met een motor. Ik zou er graag weer eens met iemand op uit gaan.',
  'Ik verzamel fouten in menukaarten. Mijn topstuk is een gebraden kip met bestuurder. Wie een betere heeft, mag naast me zitten.',
  'Mijn tante had een snoepwinkel met een belletje aan de deur, en ik mocht na school de toverballen tellen. Ik kwam altijd op een ander aantal uit. Zij zei dat rekenen ook een kwestie van trek is.',
  'Ik heb een draaiorgelboek geërfd zonder draaiorgel. Nu zoek ik al jaren iemand met de andere helft. Onderweg heb ik zes orgelmannen leren kennen en geen enkele met de juiste maat.',
  'Vorig jaar verhuisden de ooievaars naar het nest voor mijn raam. Sindsdien ontbijt ik met een verrekijker. Ze klepperen terug als ik het bord neerzet.',
  'Eens per jaar huren we met de oude klas een platbodem. Niemand kan zeilen, behalve de schipper, en die zegt weinig. We komen altijd aan waar het waait.',
];
