import type { Phrase } from '../about-bank.ts';

export const storiesPl: readonly Phrase[] = [
  'Co roku w sierpniu jadę na wieś do kuzynów. Wstaję z kogutem, zbieram porzeczki i słucham, co się działo od zeszłego sierpnia. Nic się nie działo, a opowiadania starcza na dwa tygodnie.',
  'Mam po prababci zeszyt z przepisami, cały w plamach. Nie ma w nim miar, tylko „mąki, ile przyjmie” i „piec, aż będzie dobrze”. Od lat szukam tego momentu.',
  {
    female:
      'Wsiadłam kiedyś we Wrocławiu do złego pociągu i obudziłam się w Jeleniej Górze. Był festiwal teatrów ulicznych, wróciłam po trzech dniach. Od tamtej pory rozkładu pilnuję mniej.',
    male: 'Wsiadłem kiedyś we Wrocławiu do złego pociągu i obudziłem się w Jeleniej Górze. Był festiwal teatrów ulicznych, wróciłem po trzech dniach. Od tamtej pory rozkładu pilnuję mniej.',
  },
  {
    female:
      'W niedzielę jest rosół, potem spacer, potem drzemka, którą nazywam czytaniem. Wieczorem dzwoni siostra i pyta, co przeczytałam. Zmyślam.',
    male: 'W niedzielę jest rosół, potem spacer, potem drzemka, którą nazywam czytaniem. Wieczorem dzwoni siostra i pyta, co przeczytałem. Zmyślam.',
  },
  {
    female:
      'Na działce dostałam po sąsiedzie jabłonkę i jego rady. Kazał z nią rozmawiać, ale nie o polityce. Rodzi co drugi rok, widocznie czasem się zapominam.',
    male: 'Na działce dostałem po sąsiedzie jabłonkę i jego rady. Kazał z nią rozmawiać, ale nie o polityce. Rodzi co drugi rok, widocznie czasem się zapominam.',
  },
  'W góry chodzę od lat z tymi samymi ludźmi. Kiedyś braliśmy namioty, teraz bierzemy krem na kolana. Widoki są te same, śmiechu jest więcej.',
  'Moja kuchnia ma cztery metry, a mieści siedem osób. Siedzą na parapecie, na koszu i na lodówce, jak ktoś wysoki. Nikt nigdy nie chciał przejść do pokoju.',
  {
    female:
      'Wstydziłam się chodzić sama do restauracji, więc poćwiczyłam. Najpierw herbata, potem koncert, potem cztery dni w Lizbonie. Okazało się, że jestem dobrym towarzystwem, ale chętnie poznam drugą opinię.',
    male: 'Wstydziłem się chodzić sam do restauracji, więc poćwiczyłem. Najpierw herbata, potem koncert, potem cztery dni w Lizbonie. Okazało się, że jestem dobrym towarzystwem, ale chętnie poznam drugą opinię.',
  },
  'Mam kota, który przyszedł na jedną noc. Było to sześć lat temu i do dziś nie wyjaśniliśmy nieporozumienia. On śpi w fotelu, ja obok.',
  'Dziadek uczył mnie rozpoznawać grzyby po zapachu. Nauczył, ale tylko dwóch gatunków. Do dziś mój koszyk jest bezpieczny i niezbyt pełny.',
  'Śpiewam w kościelnym chórze, choć głos mam skromny. Stawiają mnie koło organów, wtedy nikomu nie szkodzę. Przy kolędach i tak wszyscy płaczą.',
  'Raz w roku, w lipcu, wystawiamy z sąsiadami stoły na podwórko. Na początku było nas dwanaścioro, ostatnio przyszła nawet orkiestra strażacka. Ja zawsze przynoszę te same paszteciki, bo inaczej o nie pytają.',
  {
    female:
      'Nie chciałam psa. A potem jeden usiadł mi na bucie pod piekarnią i już nie wstał. Teraz chodzimy trzy razy dziennie i znam całą dzielnicę.',
    male: 'Nie chciałem psa. A potem jeden usiadł mi na bucie pod piekarnią i już nie wstał. Teraz chodzimy trzy razy dziennie i znam całą dzielnicę.',
  },
  {
    female:
      'W jasełkach grałam kiedyś pasterza i uciekła mi owca. Znalazła się w zakrystii, bardzo spokojna. Od tamtej pory dostaję role bez zwierząt.',
    male: 'W jasełkach grałem kiedyś pasterza i uciekła mi owca. Znalazła się w zakrystii, bardzo spokojna. Od tamtej pory dostaję role bez zwierząt.',
  },
  'Zbieram pomyłki z jadłospisów. Najbardziej lubię śledzia w śmietance towarzyskiej. Kto ma lepszą, siada obok mnie.',
  {
    female:
      'Wujek był bileterem w kinie letnim i wpuszczał mnie za garść słonecznika. Widziałam te same filmy po dwadzieścia razy. Do dziś pamiętam dialogi, razem ze świerszczami.',
    male: 'Wujek był bileterem w kinie letnim i wpuszczał mnie za garść słonecznika. Widziałem te same filmy po dwadzieścia razy. Do dziś pamiętam dialogi, razem ze świerszczami.',
  },
  {
    female:
      'W naszej wsi zegar na wieży spóźnia się siedem minut i nikt nie pozwala go naprawić. Mówimy, że dzięki temu zawsze jesteśmy na czas. W kuchni ustawiłam tak samo.',
    male: 'W naszej wsi zegar na wieży spóźnia się siedem minut i nikt nie pozwala go naprawić. Mówimy, że dzięki temu zawsze jesteśmy na czas. W kuchni ustawiłem tak samo.',
  },
  'Każdej wiosny jadę zobaczyć krokusy w Dolinie Chochołowskiej, zawsze w poniedziałek. Siadam na kamieniu z termosem i przez kwadrans nic nie mówię. Kto mnie zna, ten wie, że to długo.',
  {
    female:
      'Na targu kupiłam kiedyś zegar z kukułką, która odzywa się, kiedy chce. Goście myślą, że jest zepsuta. Ja myślę, że ma charakter.',
    male: 'Na targu kupiłem kiedyś zegar z kukułką, która odzywa się, kiedy chce. Goście myślą, że jest zepsuta. Ja myślę, że ma charakter.',
  },
  'W mojej bramie jest tablica ogłoszeń, na której ktoś zostawia wierszyki o pogodzie. Od roku odpisuję, też wierszem. Nie wiemy o sobie nic, poza tym że oboje nie lubimy listopada.',
];
