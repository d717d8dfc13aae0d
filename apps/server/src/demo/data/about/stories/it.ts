import type { Phrase } from '../about-bank.ts';

export const storiesIt: readonly Phrase[] = [
  'Ogni agosto torno nel paese di mio padre, quattrocento anime e due bar che non si salutano. Io frequento tutti e due, a giorni alterni. La diplomazia l’ho imparata lì.',
  'Ho ereditato un quaderno di ricette macchiato, scritto da tre donne di famiglia. Nessuna mette le dosi: «farina quanta ne prende», «un’idea di noce moscata». Da anni lavoro sull’idea.',
  {
    female:
      'Una volta, a Bologna, ho sbagliato treno e sono finita a Ferrara con la nebbia. Ho noleggiato una bicicletta e ho girato tutto il giorno senza vedere niente. È stata una delle mie gite più belle.',
    male: 'Una volta, a Bologna, ho sbagliato treno e sono finito a Ferrara con la nebbia. Ho noleggiato una bicicletta e ho girato tutto il giorno senza vedere niente. È stata una delle mie gite più belle.',
  },
  'Il mio vicino del piano di sopra suona il pianoforte, sempre lo stesso pezzo, da anni. All’inizio mi infastidiva. L’altra settimana era malato, e il pezzo l’ho canticchiato io dalla finestra.',
  'La domenica apparecchio per quattro, perché qualcuno arriva sempre. Se non arriva nessuno, il lunedì non cucino. In nessuno dei due casi mi lamento.',
  'Mio nonno aveva una vigna piccolissima e un’idea altissima di sé. Ogni settembre ci faceva pestare l’uva cantando, perché secondo lui il mosto sentiva. Canto ancora, ogni volta che mi lavo i piedi.',
  'In salotto ho un divano su cui hanno dormito tutti: cugini, amici, una volta un’intera squadra di pallavolo. Le lenzuola pulite da me si trovano sempre. Il caffè anche, ma in silenzio fino alle otto.',
  {
    female:
      'Ho preso la patente nautica e non ho la barca. Ho un manuale di apicoltura e, per ora, nessuna ape. Mi piace essere pronta.',
    male: 'Ho preso la patente nautica e non ho la barca. Ho un manuale di apicoltura e, per ora, nessuna ape. Mi piace essere pronto.',
  },
  'Ho studiato pianoforte da grande, con una maestra di ottantasei anni che si addormentava nei valzer. Quando sbagliavo, si svegliava. Ho imparato a suonare per farla dormire.',
  'Un’estate ho preso tutti gli autobus della mia città fino al capolinea. Ho trovato una fabbrica di campane, un maneggio e la migliore granita della mia vita. Le avventure stanno più vicine di quanto si creda.',
  'In montagna ho una baita in affitto con altre cinque persone e una sola stufa. Si litiga per la legna e si fa pace con la cioccolata. Ogni anno giuriamo di cercarne una più comoda, e ogni anno torniamo.',
  'Mia zia aveva una merceria, e da lei ho imparato che per ogni cosa c’è il bottone giusto. A volte bisogna aprire quaranta scatole. Io le apro volentieri, anche con le persone.',
  'Mio zio faceva la maschera in un cinema all’aperto e mi lasciava entrare se portavo i semi di zucca. Ho visto gli stessi film venti volte. So ancora le battute, con i grilli in mezzo.',
  'Nel mio paese l’orologio del campanile è indietro di sette minuti e nessuno lo vuole aggiustare. Diciamo che così si arriva sempre in orario. Quello della cucina l’ho regolato allo stesso modo.',
  'Una volta l’anno prendo il traghetto di notte per la Sardegna e sto sul ponte finché fa giorno. Il caffè è cattivo e il cielo è enorme. Non ho mai dormito un minuto in quelle traversate.',
  'Mio padre aggiustava biciclette e non le dava mai indietro senza provarle. Le provavo io, in discesa. È il lavoro più bello che abbia avuto.',
  {
    female:
      'Da ragazza ho fatto un’estate da un apicoltore in Maremma, che parlava solo con le api. L’ultimo giorno mi disse: sai stare zitta come si deve. È il complimento a cui tengo di più.',
    male: 'Da ragazzo ho fatto un’estate da un apicoltore in Maremma, che parlava solo con le api. L’ultimo giorno mi disse: sai stare zitto come si deve. È il complimento a cui tengo di più.',
  },
  'Ogni anno provo a fare il presepe più piccolo del precedente. L’ultimo stava in un guscio di noce, e il bue ci guardava male. Per quest’anno penso a un ditale.',
  'Il mio balcone confina con quello di un signore che canta da tenore mentre annaffia. Io annaffio alla stessa ora, per educazione. I gerani non sono mai stati così belli.',
  'A carnevale il mio paese costruisce un carro, e ogni anno è troppo alto per la porta del capannone. Ogni anno smontiamo la testa. È la parte che mi diverte di più.',
];
