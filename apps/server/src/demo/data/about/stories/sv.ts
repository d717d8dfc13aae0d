import type { Phrase } from '../about-bank.ts';

export const storiesSv: readonly Phrase[] = [
  'En gång klev jag på fel båt i Vaxholm och hamnade på en ö med tre hus. Jag bjöds på abborre och fick hjälpa till med ett tak. Jag kliver fortfarande på fel båtar ibland.',
  'Farfar hade en regel: man får inte gå förbi en människa som lastar något. Det har gett mig ont i ryggen och många vänner. Jag håller fast vid regeln.',
  'Jag köpte en husvagn från 1974 med orange gardiner. Den har varit i Höganäs, Haparanda och ett dike. I diket hade vi trevligast.',
  'Katten kom en kväll i november och skulle bara torka tassarna. Det är sex år sedan. Vi turas om med fåtöljen, enligt ett schema som hon har gjort.',
  'Mamma sparade snören som var för korta att använda. Jag sparar knappar, korkar och en nyckel utan dörr. Kanske är det därför jag är nyfiken på alla dörrar.',
  'Varje sommar åker jag till samma lilla hus i Hälsingland. Där finns en brunn, en hängmatta och en granne som spelar fiol när han tror att ingen hör. Jag låtsas att jag inte hör.',
  'I mobilen har jag mest bilder på moln och på mat. Molnen blir bättre. Maten blir uppäten.',
  'Jag är en ganska dålig svampplockare med ett väldigt gott öga för blåbär. Så korgen blir full ändå. Pajen räcker till hela trappan.',
  'Jag samlar på felstavade menyer. Finast är en kokt torsk med ångest. Den som har en bättre får sitta bredvid mig.',
  'Ett år bestämde jag mig för att hälsa på alla jag fått julkort av. Det tog från mars till oktober. Jag har aldrig druckit så mycket kaffe eller skrattat så mycket.',
  'Min morbror var biografmaskinist, och jag fick sitta i maskinrummet och se till att han inte somnade. Jag såg alla filmer genom en lucka. Jag kan replikerna än, med surret.',
  'Varje vinter åker jag till Jokkmokk på marknaden och köper en sak jag inte förstår. En gång var det ett redskap av björk som ingen kunde förklara. Det hänger i köket och får fortfarande gissningar.',
  'Jag hjälper skolbarn över vägen på morgonen, som frivillig i väst. De berättar allt för mig: tänder, kaniner, skilsmässor bland hamstrar. Klockan åtta vet jag mer än lokaltidningen.',
  'Vi är sju som delar på en vedeldad bastu vid sjön. Regeln är att den som klagar på värmen får hämta vatten. Jag har aldrig burit så mycket vatten i mitt liv.',
  'Farmor skrev dagbok på baksidan av almanacksblad, mest om väder och vem som kom på kaffe. Jag läser ett blad om dagen. I dag 1953 kom Elsa, och hon stannade länge.',
  'Jag odlar pelargoner från skott som jag har fått på resor i landet. Varje kruka har namn efter givaren. Gerd från Mora blommar bäst, men hon har också bästa fönstret.',
  'En vinter bestämde jag mig för att lära mig alla rätter i mormors kokbok, från A. Jag är på inkokt ål. Grannarna hoppas att det snart blir kakor.',
  'Min cykel heter Hilding och är äldre än min dialekt. Vi har varit runt Vättern tre gånger, aldrig på tid. Det är pauserna vi minns.',
  'När jag fyllde jämnt önskade jag mig att alla skulle ta med något de kunde. En sjöng, en jonglerade, en bytte packningen i köket. Kranen har inte droppat sedan dess.',
  'Jag har ett rum med vävstol och en matta som aldrig blir klar. Alla som hälsar på får slå in en rand. Man ser precis vem som hade bråttom.',
];
