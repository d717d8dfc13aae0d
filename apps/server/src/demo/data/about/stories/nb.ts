import type { Phrase } from '../about-bank.ts';

export const storiesNb: readonly Phrase[] = [
  'Da jeg var ti, viste bestefar meg en multemyr og tok meg i hånda på at jeg skulle tie. Jeg har holdt ord. Men bæra deler jeg gjerne.',
  'Familiehytta har ikke strøm, men den har en gjestebok fra 1961. Der står det vær, føre og hva som ble spist. Jeg leser den som en roman, og det regner ganske mye i den.',
  'Jeg gikk feil i Jotunheimen en gang og havnet i et bryllup på en turisthytte. De manglet en til å danse reinlender. Siden har jeg øvd.',
  'Jeg trodde jeg ville ha det stille, og så ble det det. Nå står radioen på i to rom. Ei stemme fra kjøkkenet hadde gjort seg.',
  'Hver torsdag i nitten år har jeg badet i sjøen med de samme fire. Vi roper likt hver gang, og vi lyver like mye om temperaturen. Etterpå er det boller.',
  'Jeg kjøpte en båt som skulle være ferdig til sommeren. Det er seks somre siden. Men den har fått navn, gardiner og en veldig hyggelig kahytt på land.',
  'Far kunne navnet på hver topp rundt fjorden. Jeg kan omtrent halvparten, og resten finner jeg på. Ingen har klaget ennå.',
  'Jeg bor sånn at alle som skal et annet sted, går forbi vinduet mitt. Noen vinker, noen kommer inn. Kaffen står på uansett.',
  'På Vega har jeg ei venninne som passer ærfugl. Jeg drar dit i juni og bygger små hus av drivved. Fuglene er kresne, men rettferdige.',
  'Det er noe eget med fergekøer. Folk går ut, strekker seg og begynner å prate. Jeg har fått både oppskrifter og en venn for livet mellom to fergeleier.',
  'Etter farmor fikk jeg et sett rosemalte skåler og en tante som ringer hver kveld. Skålene bruker jeg til knekkebrød. Tanta bruker meg til kryssord.',
  'Jeg løper sakte og hilser på alle. Etter fem kilometer står det en benk med utsikt. Der sitter jeg lenger enn jeg løper.',
  'Vi har en dugnad i borettslaget hver vår, og jeg er den eneste som gleder seg. Raker, pølser, gamle krangler om hekken. Det er da jeg lærer naboene å kjenne.',
  'Jeg har et herbarium fra skoletida, og nå fyller jeg på igjen. Det er rart hvor mange blomster jeg har gått forbi i tredve år. Jeg prøver å gå forbi færre.',
  'Farfar skrev ned været hver kveld i ei kladdebok. Jeg fant bøkene på loftet og skriver videre. I dag: yr, senere boller.',
  'Nabogutten på åtte lærte meg sjakk. Jeg lærte ham å plystre. Han slår meg hver gang, og jeg synes han plystrer litt overlegent.',
  'Onkelen min var kinomaskinist på bygdekinoen, og jeg fikk sitte i maskinrommet og passe på at han ikke sovnet. Jeg så alle filmene baklengs i et lite vindu. Jeg kan fortsatt replikkene, med surringen.',
  'Vi var tolv som arvet samme båtplass, så vi lagde en turnusliste. Den har vært brutt hver helg siden. Vi er blitt svært gode på forlik.',
  'Hvert år i februar drar jeg nordover for å se sola komme tilbake. Hele bygda står ute og later som de måker. Så spiser vi solboller, og ingen sier noe på et halvt minutt.',
  'Jeg bestemte meg for å lære naboens språk, så jeg banket på med en kake og pekte på ting. Nå kan jeg sytti ord vietnamesisk. Nabofamilien kan si skikkelig vossing.',
];
