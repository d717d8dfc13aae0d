/**
 * Words that passwords are made of first, in the languages of the product: lower case, without accents, one list a
 * subject. Written for this project; a guesser puts them together with each other and with digits, as the rules beside do.
 */
const lists = [
  // What stands for "password", "welcome", "secret", "let me in".
  `password passwort passwords passwd passcode pass wachtwoord welkom welcome geheim geheimnis kennwort motdepasse mdp
  bienvenue contrasena clave secreto bienvenido bienvenida benvenuto benvenuta haslo witaj witam sekret adgangskode
  kodeord velkommen hemmelig passord losenord valkommen hemlig salasana tervetuloa salainen willkommen secret segreto login logon
  admin administrator root user gebruiker benutzer utente usuario uzytkownik bruger kayttaja anvandare letmein changeme
  access master test tester testing guest default temp temporary account konto internet computer laptop windows google
  facebook instagram gmail hotmail yahoo samsung iphone android nokia pincode code`,
  // Love, in eleven languages: what a site like this one is about.
  `love lover lovely loveyou iloveyou iloveu loveme myloves mylove truelove forever always baby babe darling sweetheart
  sweety sweetie honey heart hearts kiss kisses kissme romance romantic liefde liefje lief schat schatje hartje
  ikhouvanjou kusjes knuffel liebe liebling ichliebedich schatz schatzi herz hase mausi maus engel kuss amore amoremio
  tiamo tiamotanto tesoro cuore bacio baci vitamia amour monamour jetaime cheri cherie doudou coeur bisous bisou toujours
  teamo teamomucho tequiero amor miamor corazon carino besos vida mivida cielo kocham kochamcie kochanie milosc skarb
  serce serduszko misiek misia elsker jegelskerdig elskerdeg kaerlighed skat hjerte kys rakas rakastan minarakastansinua
  rakkaus kulta kultaseni sydan suukko kjaerlighet kjaereste skatten alskar jagalskardig alskling karlek hjarta puss dating
  datingsite single singles flirt sexy sex sexsex hot hottie girl boy girls boys lady ladies women men woman man vrouw
  frau femme mujer donna kobieta kvinde nainen kvinna`,
  // Seasons, months, days.
  `spring summer autumn winter january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday lente zomer herfst januari februari maart juni juli augustus
  oktober mei maandag dinsdag woensdag donderdag vrijdag zaterdag zondag fruhling sommer herbst januar februar maerz marz
  dezember montag dienstag mittwoch donnerstag freitag samstag sonntag primavera estate autunno inverno gennaio febbraio
  marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi
  sabato domenica printemps ete automne hiver janvier fevrier mars avril mai juin juillet aout septembre octobre decembre
  lundi mardi mercredi jeudi vendredi samedi dimanche verano otono invierno enero febrero abril mayo junio julio
  septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo wiosna lato jesien zima
  styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien forar efterar vinter
  kevat kesa syksy talvi var host tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu`,
  // First names.
  `anna maria peter jan john james robert michael william david richard thomas charles daniel matthew anthony mark steven
  paul andrew joshua george kevin brian edward jason jessica jennifer linda elizabeth barbara susan sarah karen nancy lisa
  betty margaret sandra ashley kimberly emily donna michelle carol amanda nicole melissa laura amy anne alice emma sophie
  charlie harry jack oliver thomasina johan kees piet henk willem gerrit hans klaus jurgen wolfgang dieter uwe bernd frank
  stefan andreas martin christian sebastian alexander ursula monika petra sabine renate helga karin brigitte ingrid erika
  gisela heike marco giuseppe giovanni antonio mario luigi francesco angelo vincenzo alessandro andrea matteo giulia
  francesca chiara rosa angela giovanna pierre jean jacques philippe alain bernard michel nicolas julien marie nathalie
  isabelle sylvie catherine monique jacqueline jose manuel juan carlos javier miguel rafael alejandro pedro carmen josefa
  isabel dolores pilar teresa lucia marta krzysztof andrzej piotr tomasz pawel marcin michal lukasz agnieszka malgorzata
  katarzyna barbara ewa krystyna elzbieta zofia jens lars niels soren morten mette hanne kirsten inge matti juhani timo
  kari mikko antti anneli helena johanna marjatta ole per knut bjorn kjell anders erik karl nils eva birgitta margareta
  kristina elisabeth lena max felix leon lukas tim tom sam ben alex chris mike nick joe bob bill jim steve dave`,
  // Animals, flowers, food, colours, the sky.
  `dragon monkey tiger lion eagle wolf bear horse pony dog doggy puppy cat kitty kitten bunny rabbit mouse chicken fish
  dolphin butterfly panda koala hond poes kat paard konijn vlinder hund katze pferd hase schmetterling cane gatto cavallo
  farfalla chien chat cheval papillon perro gato caballo mariposa pies kot konik motyl kissa koira hevonen perhonen hest
  fjaril sommerfugl hast katt flower flowers rose roses tulip lily daisy bloem bloemen blume blumen fiore fiori fleur
  fleurs flor flores kwiat kwiaty blomst blomma kukka sunflower apple banana orange cherry cookie chocolate chocolade
  schokolade cheese coffee pizza beer wine bier wein vino vin piwo pepper ginger sugar candy red blue green yellow black
  white purple pink silver gold golden diamond sunshine sun moon star stars sonne mond stern zon maan ster soleil lune
  etoile sol luna estrella sole stella slonce gwiazda ksiezyc aurinko kuu tahti stjerne stjarna rainbow thunder storm
  ocean beach sea water fire ice snow angel angels heaven devil`,
  // Clubs, sport, cars, music, stories.
  `football soccer hockey tennis golf baseball basketball fussball voetbal calcio futbol fotboll fotball fodbold jalkapallo
  pilka liverpool arsenal chelsea manchester manchesterunited united mancity tottenham everton celtic rangers ajax psv
  feyenoord utrecht bayern borussia dortmund schalke hamburg werder juventus juve milan inter roma napoli lazio forzanapoli
  forzajuve forzamilan forzainter psg marseille lyon paris realmadrid madrid barcelona barca fcbarcelona atletico sevilla
  valencia betis legia wisla lech brondby fck brann rosenborg valerenga aik djurgarden hammarby malmo ferrari porsche
  mercedes bmw audi volkswagen golf opel ford toyota volvo saab harley yamaha honda ducati vespa suzuki superman batman
  spiderman starwars pokemon mickey minnie snoopy garfield simpson matrix hunter killer ninja shadow ranger warrior gandalf
  frodo harrypotter merlin zeus apollo elvis beatles metallica abba queen rock music guitar piano disco dance champion winner
  number one lucky magic power cool super mega happy smile friend friends family mother father mama papa mom dad mummy daddy
  sister brother son daughter oma opa grandma princess prince king kingdom prinses prinzessin principessa princesse princesa
  ksiezniczka prinsesse prinsessa trustno freedom peace hello hallo hejhej hej hola ciao bonjour salut moikka moi czesc
  dzien goodbye thank thankyou please god jesus christ maria amen faith hope`,
  // Places.
  `london england scotland wales ireland dublin america newyork california texas florida chicago boston amsterdam rotterdam
  denhaag holland nederland belgie antwerpen gent brussel bruxelles berlin deutschland munchen koln frankfurt stuttgart
  osterreich wien schweiz zurich basel bern italia milano torino venezia firenze sicilia france bretagne corse nice
  toulouse bordeaux espana andalucia malaga mallorca ibiza polska warszawa krakow gdansk poznan wroclaw danmark kobenhavn
  aarhus norge oslo bergen trondheim sverige stockholm goteborg suomi finland helsinki tampere turku europe europa`,
];

export const commonWords: ReadonlySet<string> = new Set(
  lists.flatMap((list) => list.split(/\s+/)).filter((word) => word.length > 2),
);

/** Rows and columns of the keyboards (qwerty, qwertz, azerty), the alphabet and the digits: passwords walk along them. */
export const walks: readonly string[] = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qaywsxedcrfvtgbzhnujm',
  'zaq12wsxcde34rfvbgt56yhn',
  'zaq1xsw2cde3vfr4',
  '123qweasdzxc',
  'qweasdzxc',
  '147258369',
  '741852963',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '102030405060708090',
];
