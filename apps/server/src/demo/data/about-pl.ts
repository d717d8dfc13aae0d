import type { AboutBank } from './about-bank.ts';

export const aboutPl: AboutBank = {
  openings: [
    {
      female: 'Jestem pogodna, ciekawa świata i trochę uparta, ale tylko w dobrych sprawach.',
      male: 'Jestem pogodny, ciekawy świata i trochę uparty, ale tylko w dobrych sprawach.',
    },
    'Śmieję się głośno, gotuję dużo i rzadko narzekam.',
    {
      female: 'Zapisałam się tu za namową przyjaciółki, która teraz codziennie pyta, co słychać.',
      male: 'Zapisałem się tu za namową kolegi, który teraz codziennie pyta, co słychać.',
    },
    'Życie nauczyło mnie, że najlepsze rozmowy odbywają się w kuchni.',
    {
      female: 'Na pierwszy rzut oka spokojna, przy bliższym poznaniu gaduła.',
      male: 'Na pierwszy rzut oka spokojny, przy bliższym poznaniu gaduła.',
    },
    {
      female: 'Przeszłam w życiu kilka zakrętów i wyszłam z nich z uśmiechem.',
      male: 'Przeszedłem w życiu kilka zakrętów i wyszedłem z nich z uśmiechem.',
    },
    'Cenię szczerość, dobre maniery i ciasto drożdżowe.',
    {
      female: 'Nie jestem idealna: gubię okulary i zapominam, gdzie zaparkowałam.',
      male: 'Nie jestem idealny: gubię okulary i zapominam, gdzie zaparkowałem.',
    },
    'Wstaję wcześnie, bo lubię świat, zanim zacznie się spieszyć.',
    {
      female: 'Znajomi mówią, że umiem słuchać i że nie umiem przegrywać w scrabble.',
      male: 'Znajomi mówią, że umiem słuchać i że nie umiem przegrywać w szachy.',
    },
    'Mam w sobie sporo ciepła i zapas herbaty na całą zimę.',
    {
      female: 'Długo się zastanawiałam, co tu napisać, więc napiszę prawdę.',
      male: 'Długo się zastanawiałem, co tu napisać, więc napiszę prawdę.',
    },
  ],
  middles: [
    'Jesienią chodzę na grzyby i nikomu nie zdradzam, dokąd.',
    'Na działce rosną mi pomidory, o których krążą już legendy.',
    'Lubię góry poza sezonem, schroniska i szarlotkę na ciepło.',
    'W niedzielę lepię pierogi i zawsze wychodzi o trzydzieści za dużo.',
    'Wieczorami czytam kryminały i zwykle zgaduję źle.',
    'Raz w tygodniu tańczę i nogi powoli przypominają sobie młodość.',
    'Chętnie jeżdżę na rowerze nad rzekę, z kanapką i bez pośpiechu.',
    'Lubię stare kino, stare płyty i nowych ludzi.',
    'Śpiewam w chórze, gdzie dyrygent ma do nas anielską cierpliwość.',
    'Jeżdżę nad morze we wrześniu, kiedy plaża należy do mew i spacerowiczów.',
    'Uczę się włoskiego i umiem już bezbłędnie zamówić kawę.',
    'Na targu w sobotę znam wszystkich, od serów po kwiaty.',
    'Naprawiam stare meble, a potem nie mam ich gdzie postawić.',
  ],
  closings: [
    'Chętnie poznam kogoś, z kim można i pogadać, i pomilczeć.',
    'Zacznijmy od spaceru i dobrej kawy, reszta przyjdzie sama.',
    'Szukam życzliwej osoby z poczuciem humoru i własnym zdaniem.',
    'Napisz, co Cię ostatnio rozśmieszyło.',
    'Nie spieszy mi się, ale lubię miłe niespodzianki.',
    'Odpisuję każdemu, kto pisze z szacunkiem.',
    'Marzy mi się ktoś, komu można wieczorem opowiedzieć cały dzień.',
    'Jeśli lubisz długie śniadania, na pewno się dogadamy.',
    'Najpierw przyjaźń, a potem zobaczymy, dokąd nas zaprowadzi.',
    'Resztę opowiem przy herbacie.',
  ],
  shorts: [
    'Ogródek, radio, duży dzbanek herbaty.',
    'Książki, buty w góry i kiepskie żarty.',
    {
      female: 'Jestem tu nowa, proszę o wyrozumiałość.',
      male: 'Jestem tu nowy, proszę o wyrozumiałość.',
    },
    'Z psami świetnie, z mapą beznadziejnie.',
    'Długie śniadania, krótkie wiadomości.',
    'Raczej kalosze niż lakierki.',
    'Morskie powietrze i dokładka.',
    'Zwykle w dobrym humorze, czasem nawet z rozsądkiem.',
    'W mojej kuchni nadal się tańczy.',
    'Zapytaj mnie o kajak.',
    'W trzech słowach: kawa, kryminał, kot.',
    'Na razie więcej pytań niż odpowiedzi.',
  ],
};
