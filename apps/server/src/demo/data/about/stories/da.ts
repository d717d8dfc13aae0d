import type { Phrase } from '../about-bank.ts';

export const storiesDa: readonly Phrase[] = [
  'En nabo, der hed Aage, overlod mig sin kolonihave, og hans råd fulgte med. Sæt altid kartoflerne langfredag, sagde han, uanset vejret. Det gør jeg, og hvert tredje år får han ret.',
  'Min søndag har en rækkefølge: en tur til vandet, avisen bagfra, noget i ovnen, der tager tid. Ved firetiden dugger ruderne. Så synger jeg, og det er der ingen, der klager over.',
  'Jeg fik engang fat i den forkerte færge og endte på Anholt. Jeg lånte en cykel uden bremser og en kikkert uden låg. Det blev den bedste tirsdag i mange år.',
  'Der har boet en ræv under mit skur i to somre. Vi ser hinanden i øjnene omkring klokken fem om morgenen. Jeg ved ikke, hvem af os der er mest høflig.',
  'Min far spillede trækharmonika i garagen, for der var klangen bedst. Naboerne satte havestole ud. Jeg har stadig harmonikaen, men jeg mangler garagen.',
  'Da jeg meldte mig til kor, sagde dirigenten, at alle kan synge. Efter tre uger sagde hun, at næsten alle kan. Jeg blev flyttet hen ved siden af bassen, og der står jeg godt.',
  'Jeg har malet havelågen blå, så grøn, så blå igen. Vejen har stemt hver gang, og debatten fortsætter til foråret. Jeg tror, de nyder det.',
  'I min familie tog man aldrig hjem uden en pose: æbler, en bog, en halv kage. Jeg gør det samme. Man går ikke tomhændet fra mig.',
  'Jeg lærte først at svømme som voksen, på et hold med seks andre, der også holdt fast i kanten. Vi mødes stadig hver mandag. Nu er det mest snakken, der går i dybden.',
  'På Fanø fandt jeg rav én gang, på størrelse med en ært. Jeg har ledt lige siden. Det er en god undskyldning for at gå langt.',
  'Jeg samler på ord, som ingen bruger mere. Mit nyeste er tusmørke, og jeg har også et par gode fra min mormor. Kom gerne med et.',
  'Hver sommer kører jeg til det samme lille hus ved Limfjorden. Der er ingen udsigt, bare en hæk, en hængekøje og en kande saft. Jeg har aldrig savnet udsigten.',
  'Min gryde med skipperlabskovs rækker til otte, så jeg inviterer syv. De kommer med rugbrød, rødbeder og meninger. Bagefter synger vi, om der er lejlighed til det eller ej.',
  'Jeg er ikke kommet vidt omkring, men Samsø kender jeg. Jeg ved, hvem der sælger de første kartofler, og hvor man sidder i læ. Sådan vil jeg også gerne kende mennesker.',
  'Jeg løber langsomt og vinker til alle. Efter den halve tur ligger der en bager. Jeg har aldrig løbet den anden halvdel uden en snegl i maven.',
  'På min vej sætter vi bordene ud en aften i august. Første år var vi tolv, sidste år kom brandmandsorkesteret. Jeg har altid de samme tarteletter med, ellers bliver der spurgt.',
  'Jeg var engang hyrde i et krybbespil, og mit får stak af. Vi fandt det i våbenhuset, ganske roligt. Siden har jeg fået roller uden dyr.',
  'Min onkel var kontrollør i den lokale biograf og lod mig komme ind for en pose lakridser. Jeg så de samme film tyve gange. Jeg kan stadig replikkerne, med raslende poser imellem.',
  'Jeg købte et gammelt kolonihavehus med en skorsten, der trak forkert. Første aften stod vi alle ude i regnen og grinede. Det er stadig min yndlingsfest.',
  'Hvert forår cykler jeg fra kyst til kyst med tre venner og fire slags plaster. Den ene har altid medvind, siger han. Vi andre har frikadeller.',
];
